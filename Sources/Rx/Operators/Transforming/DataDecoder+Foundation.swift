public import FoundationEssentials

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
