/** Renders a result view alone, with a bridge that only knows media. */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { setBridge } from '../../../renderer/bridge/index'
import { ResultView } from '../../../renderer/results/index'
import { success } from '../../../shared/contract/result'
import type { Bridge } from '../../../shared/contract/types'
import type { Paper } from '../../../shared/items/paper'

/** The parts of the bridge that a test provides; any other method fails the test. */
type Part = { [N in keyof Bridge]?: Partial<Bridge[N]> }

export function useFakeBridge(part: Part = {}): void {
  const media = {
    resolve: ({ base, files }: { base: string; files: string[] }) =>
      Promise.resolve(success({ addresses: files.map(file => (file.startsWith('!') ? null : `${base}/${file}`)) })),
  }
  setBridge(
    new Proxy({ media, on: () => () => undefined, ...part } as Partial<Bridge> as Bridge, {
      get: (target, name, receiver) => {
        if (!(name in target)) throw new Error(`the bridge's ${String(name)} is not expected here`)
        return Reflect.get(target, name, receiver) as unknown
      },
    }),
  )
}

export function renderWithProviders(children: ReactNode, address = '/'): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

export const showPaper = (paper: Paper): RenderResult => renderWithProviders(<ResultView paper={paper} showAnswers />)

export const showResource = (paper: Paper, showCorrect = false): RenderResult =>
  renderWithProviders(<ResultView paper={paper} showCorrect={showCorrect} />)
