/** What the renderer knows of its host: every call, event and address goes through here (DESIGN §2 law 3). */
import './connection'
import './draft-store'

export { callApi, showFailure } from './call'
export { deletionResult } from './deletion-result'
export { BridgeError, isAnswerLost, isMissing } from './error'
export { useFrameAddress } from './frame'
export {
  apiKey,
  apiQuery,
  mediaQuery,
  useApi,
  useApiAll,
  useBridgeEvent,
  useMediaAddresses,
  usePagedApi,
  useToTheEnd,
} from './hooks'
export { callBridge, connectBridge, setBridge } from './host'
export { useHostGone } from './host-gone'
export { useLive } from './live'
export { lockScreen, tellActive, unlockScreen, useLock } from './lock'
export { onLock } from './lock-state'
export { logError, watchErrors } from './log'
export { mediaBytes } from './media-bytes'
export { dropRetry, type Presenter, setPresenter, showToast } from './presenter'
export {
  bootState,
  followHost,
  hearAlways,
  loadBoot,
  logIn,
  logInByCard,
  logOut,
  onSessionEnd,
  sessionNumber,
  sessionState,
  setBoot,
  useBoot,
  useEndReason,
  useSession,
} from './session'
export type { SubmitOutcome } from './submit-outcome'
export { fileForUpload, uploadApi, useUpload } from './upload'
export { useWrite, type Write } from './use-write'
export {
  invalidateReads,
  lookUpWrite,
  prepareWrite,
  sendWrite,
  sendWrites,
  type WriteAttempt,
  type WriteOutcome,
} from './write'
