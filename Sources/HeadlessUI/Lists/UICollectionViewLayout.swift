public import Foundation

/// How a collection arranges its items.
open class UICollectionViewLayout: UIObject {
  public internal(set) weak var collectionView: UICollectionView?

  open func invalidateLayout() { collectionView?.contentDidChange() }
}

/// Items side by side, in as many lines of text as they need.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The size that estimates those of the items; it has no effect on the picture.
  public static let automaticSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  open var scrollDirection = ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero

  /// Sections have headers if the height is not zero.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Sections have footers if the height is not zero.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
}
