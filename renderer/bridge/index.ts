/** The renderer's access to its host: every call, event and address goes through this folder (DESIGN §2 law 3). */
import './connection'

export { BridgeError, isMissing } from './bridge-error'
export { callApi, showFailure } from './call'
export { callWhenUnlocked } from './call-when-unlocked'
export { draftSlot, listDrafts } from './draft-store'
export { dropEarlyCalls } from './early-calls'
export { logError, watchErrors } from './error-log'
export { closeRetryDialog, type FailureDisplay, setFailureDisplay, showToast } from './failure-display'
export { fileForUpload } from './file-for-upload'
export { callBridge, connectBridge, setBridge } from './host'
export { useHostUnreachable } from './host-unreachable'
export { lockScreen, reportActivity, unlockScreen, useLock } from './lock'
export { onLock } from './lock-state'
export { mediaBytes } from './media-bytes'
export { changePreferences, usePreferences, useReducedMotion } from './preferences'
export { runRosterImport } from './run-roster-import'
export {
  bootState,
  loadBoot,
  logIn,
  logInByCard,
  logOut,
  onHostEvent,
  onSessionEnd,
  sessionGeneration,
  sessionState,
  setBoot,
  subscribeToHost,
  useBoot,
  useEndReason,
  useSession,
} from './session'
export { startExport } from './start-export'
export type { SubmitOutcome } from './submit-outcome'
export {
  apiKey,
  apiQuery,
  createCombine,
  differentPages,
  useApi,
  useApiAll,
  useLoadAllPages,
  usePagedApi,
} from './use-api'
export { useBridgeEvent } from './use-bridge-event'
export { useDeletion } from './use-deletion'
export { useDueRollover } from './use-due-rollover'
export { useFrameAddress } from './use-frame-address'
export { loadKept, useKept } from './use-kept'
export { useLive } from './use-live'
export { mediaQuery, useMediaAddresses } from './use-media-addresses'
export { useRosterImports } from './use-roster-imports'
export { useWrite, type Write } from './use-write'
export {
  lookUpWrite,
  prepareWrite,
  sendMany,
  sendWrite,
  type WriteAttempt,
  type WriteOutcome,
} from './write'
