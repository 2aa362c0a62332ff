import ScriptSource
import ScriptTypes

/// A written type whose arguments must meet what the declaration asks of them.
struct WrittenInstance {
  let type: NominalType
  let scope: Scope
  let range: TextRange
}
