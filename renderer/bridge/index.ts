/** What the renderer knows of its host: every call, event and address goes through here (DESIGN §2 law 3). */
export { callApi, showFailure } from './call'
export { BridgeError } from './error'
export { apiKey, useApi, useBridgeEvent, useMediaAddresses, usePagedApi } from './hooks'
export { callBridge, connectBridge, setBridge } from './host'
export { logError, watchErrors } from './log'
export { dropRetry, type Presenter, setPresenter, showToast } from './presenter'
export {
  bootState,
  endSession,
  loadBoot,
  logIn,
  logInByCard,
  logOut,
  now,
  onSessionEnd,
  sessionState,
  setBoot,
  useBoot,
  useEndReason,
  useSession,
} from './session'
