/** Renders a screen, or the whole program, over a fake bridge. */
import { MantineThemeProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { App } from '../../renderer/app/App'
import { failureDisplay } from '../../renderer/app/failure-display'
import { Providers } from '../../renderer/app/Providers'
import { createQueryClient } from '../../renderer/app/query-client'
import { setBoot, setBridge, setFailureDisplay, subscribeToHost } from '../../renderer/bridge/index'
import type { Boot } from '../../shared/contract/types'
import { boot, type FakeBridge, fakeBridge, teacher } from '../fakes/bridge'

/**
 * jsdom has no layout, so Mantine would take a popover's target for scrolled out of sight and hide the popover some
 * time after it opened.
 */
const theme = { components: { Popover: { defaultProps: { hideDetached: false } } } }

const WithLayout = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
)

/** Installs a fake bridge with the boot state `state`. */
export function putBridge(state: Partial<Boot> = {}): FakeBridge {
  // What an earlier test has left is sent or dropped when a session ends, so begin one and end it, on a bridge of its own.
  setBridge(fakeBridge().bridge)
  subscribeToHost()
  setBoot({ ...boot, generation: 0, session: teacher })
  setBoot({ ...boot, generation: 0, session: null })
  const fake = fakeBridge(state)
  setBridge(fake.bridge)
  subscribeToHost()
  setBoot({ ...boot, generation: state.session?.generation ?? 0, ...state })
  setFailureDisplay(failureDisplay)
  return fake
}

/** Renders `element` as the screen at `path`, opened at `url`, with the program's providers around it. */
export function renderScreen(element: ReactNode, { path = '*', url = '/' }: { path?: string; url?: string } = {}) {
  const client = createQueryClient()
  const view = render(
    <Providers client={client}>
      <WithLayout>
        <MemoryRouter initialEntries={[url]}>
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </WithLayout>
    </Providers>,
  )
  return { ...view, client }
}

/** The router's own number of the visit that is shown, from 0; a visit that replaces another one takes its number. */
export const visitNumber = (): unknown => window.history.state.idx

/** Renders the whole program at an address, e.g. `/admin/home`, with the answers that `client` has cached. */
export function renderApp(url: string, client = createQueryClient()) {
  window.history.replaceState(null, '', `#${url}`)
  const view = render(
    <Providers client={client}>
      <WithLayout>
        <App />
      </WithLayout>
    </Providers>,
  )
  return { ...view, client }
}
