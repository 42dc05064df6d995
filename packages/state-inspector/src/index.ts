export {inspectState, type InspectedState} from './core/inspect-state';
export type {
  Finding,
  Inspection,
  Repair,
  Rule,
  Severity,
  StatePlace,
  TypeRow,
} from './core/report';
export {isSafeAddress, keepSafeStyle, type SafeStyle} from './core/safe-content';
