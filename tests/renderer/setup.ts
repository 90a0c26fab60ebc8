/** APIs that jsdom lacks and that Mantine, the virtualiser and the router need; and the cleanup after each test. */
import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { closeRetryDialog } from '../../renderer/bridge/index'
import { clearToasts, closeDialogs } from '../../renderer/ui/dialogs'
import { closeKeyHelp } from '../../renderer/ui/keys/key-tables'
import { throwBridgeFaults } from '../fakes/bridge-checks'
import { computedStyle } from './computed-style'
import { elementError } from './element-error'
import { quickMatches, quickSelector, quickSelectorAll } from './quick-selectors'

// The default of one second is too short on a machine that runs other suites at the same time.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError })

// The first hook, which runs last: a fault must not prevent the cleanup below.
afterEach(throwBridgeFaults)

afterEach(() => {
  // Test files share their modules. An open dialog must be closed here, else its message would count as shown for all
  // later tests.
  act(() => {
    closeRetryDialog()
    clearToasts()
    closeDialogs()
    closeKeyHelp()
  })
  cleanup()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

Object.defineProperty(Element.prototype, 'matches', { configurable: true, writable: true, value: quickMatches })
for (const { prototype } of [Document, Element])
  Object.defineProperties(prototype, {
    querySelector: { configurable: true, writable: true, value: quickSelector },
    querySelectorAll: { configurable: true, writable: true, value: quickSelectorAll },
  })

Object.defineProperty(window, 'getComputedStyle', { configurable: true, writable: true, value: computedStyle })

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
})

Object.defineProperty(Range.prototype, 'getClientRects', { configurable: true, writable: true, value: () => [] })

/** Never reports a size, because jsdom has no layout. A test that needs one sets it on the element. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.defineProperty(window, 'ResizeObserver', { configurable: true, writable: true, value: StillObserver })

const nothing = () => undefined
Object.defineProperties(Element.prototype, {
  scrollIntoView: { configurable: true, writable: true, value: nothing },
  scrollTo: { configurable: true, writable: true, value: nothing },
})
Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: nothing })

Object.defineProperties(HTMLMediaElement.prototype, {
  play: { configurable: true, writable: true, value: () => Promise.resolve() },
  pause: { configurable: true, writable: true, value: nothing },
  load: { configurable: true, writable: true, value: nothing },
})
