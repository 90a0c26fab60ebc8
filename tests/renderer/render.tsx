/** Renders a screen, or the whole program, over a fake bridge. */
import { MantineThemeProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { App } from '../../renderer/app/App'
import { Providers } from '../../renderer/app/Providers'
import { failureDisplay } from '../../renderer/app/failure-display'
import { createQueryClient } from '../../renderer/app/query-client'
import { subscribeToHost, setBoot, setBridge, setFailureDisplay } from '../../renderer/bridge'
import type { Boot } from '../../shared/contract/types'
import { boot, type FakeBridge, fakeBridge, teacher } from '../fakes/bridge'

/** Nothing has a place in jsdom: what hangs on a button would be taken for scrolled out of sight, and hidden, some time after it opened. */
const theme = { components: { Popover: { defaultProps: { hideDetached: false } } } }

const Laid = ({ children }: { children: ReactNode }) => (
  <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
)

/** Puts a fake bridge in place, booted as `state` says. */
export function putBridge(state: Partial<Boot> = {}): FakeBridge {
  const fake = fakeBridge(state)
  setBridge(fake.bridge)
  // What an earlier test heard without a session ends with one: what belongs to nobody is never forgotten.
  setBoot({ ...boot, generation: 0, session: teacher })
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
      <Laid>
        <MemoryRouter initialEntries={[url]}>
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </Laid>
    </Providers>,
  )
  return { ...view, client }
}

/** Renders the whole program at an address, e.g. `/admin/home`, over what the cache holds already. */
export function renderApp(url: string, client = createQueryClient()) {
  window.history.replaceState(null, '', `#${url}`)
  const view = render(
    <Providers client={client}>
      <Laid>
        <App />
      </Laid>
    </Providers>,
  )
  return { ...view, client }
}
