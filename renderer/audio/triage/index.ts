/** Triage of recordings: each is measured before a teacher listens, so that those that need ears come first. */
export { measureBytes } from './measure-bytes'
export { cutsOf } from './silence-cuts'
export { reasonText } from './text'
export { scoreReason, triageReasons } from './triage-reasons'
export {
  type SoundMeasures,
  type SoundRange,
  type Triage,
  type TriageCode,
  type TriageContext,
  type TriageItem,
  type TriageReason,
  type TriageResult,
  triageCodes,
} from './triage-types'
export { useTriage } from './use-triage'
