/** Triage of recordings: each is measured before a teacher listens, so that those that need ears come first. */
export { measureBytes } from './measure-bytes'
export { cutsOf } from './silence-cuts'
export { reasonText } from './text'
export { scoreReason, triageReasons } from './triage-reasons'
export {
  type SoundMeasures,
  type TriageCode,
  type TriageItem,
  type TriageReason,
  type TriageResult,
  triageCodes,
} from './triage-types'
export { useTriage } from './use-triage'
