import Differentiator
import Testing
