/**
 * Restricts the abilities of a page, even when hostile code runs in it: navigation, windows, permissions, downloads
 * (DESIGN §10).
 */
import { type Session, systemPreferences, type WebContents } from 'electron'
import { appOrigin, originOf } from './scheme'

/**
 * Whether a frame may open an address: the main frame may only reload itself, an inner frame may only show an allowed
 * origin.
 */
export function isNavigationAllowed(address: string, mainFrame: boolean, frames: readonly string[]): boolean {
  if (!mainFrame) return frames.includes(originOf(address))
  return originOf(address) === appOrigin && new URL(address).pathname === '/'
}

/** Denies navigation, redirects, new windows and embedded views. */
export function guardContents(contents: WebContents, frames: readonly string[]): void {
  const check = (details: { url: string; isMainFrame: boolean; preventDefault(): void }) => {
    if (!isNavigationAllowed(details.url, details.isMainFrame, frames)) details.preventDefault()
  }
  contents.on('will-frame-navigate', check)
  contents.on('will-redirect', check)
  contents.on('will-attach-webview', event => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** A frame's request for a permission. */
interface PermissionRequest {
  permission: string
  origin: string
  mainFrame: boolean
  mediaTypes: readonly string[]
}

/**
 * Allows our own main frame the microphone, the choice of a speaker, and full screen for the projector. Everything else
 * is denied.
 */
export const isPermissionAllowed = ({ permission, origin, mainFrame, mediaTypes: media }: PermissionRequest): boolean =>
  mainFrame &&
  originOf(origin) === appOrigin &&
  (permission === 'fullscreen' ||
    permission === 'speaker-selection' ||
    (permission === 'media' && media.length > 0 && media.every(type => type === 'audio')))

/**
 * Whether the system lets the program have the microphone. macOS asks the user, and gives silence to a program that has
 * not asked; Windows and Linux refuse the device itself.
 */
async function isMicrophoneFree(): Promise<boolean> {
  if (process.platform !== 'darwin') return true
  return systemPreferences.askForMediaAccess('microphone').catch(() => false)
}

/** Denies permissions, devices, screen capture, and downloads that the page starts. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, respond, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    const isAllowed = isPermissionAllowed({
      permission,
      origin: details.requestingUrl,
      mainFrame: details.isMainFrame,
      mediaTypes: media,
    })
    if (isAllowed && permission === 'media') void isMicrophoneFree().then(respond)
    else respond(isAllowed)
  })
  session.setPermissionCheckHandler((_contents, permission, origin, details) =>
    isPermissionAllowed({
      permission,
      origin,
      mainFrame: details.isMainFrame,
      mediaTypes: details.mediaType ? [details.mediaType] : [],
    }),
  )
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, respond) => respond(null))
  session.on('will-download', event => event.preventDefault())
}
