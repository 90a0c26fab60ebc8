/** Triage of recordings: each is measured before a teacher listens, so that those that need ears come first. */
export type {
  SoundMeasures,
  SoundRange,
  Triage,
  TriageCode,
  TriageContext,
  TriageItem,
  TriageReason,
  TriageResult,
} from './triage-types'
