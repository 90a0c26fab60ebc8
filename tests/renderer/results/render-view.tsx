/** Renders a result view alone, over a fake bridge that knows media. */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { setBridge } from '../../../renderer/bridge/index'
import { ResultView } from '../../../renderer/results/index'
import { forgetViewChoices } from '../../../renderer/results/view-choices'
import { success } from '../../../shared/contract/result'
import type { Paper } from '../../../shared/items/paper'
import { type FakeBridge, fakeBridge } from '../../fakes/bridge'

/**
 * Installs a fake bridge that finds every media file, except those whose name begins with `!`. Forgets what an earlier
 * test chose in a view.
 */
export function useFakeBridge(): FakeBridge {
  const fake = fakeBridge()
  fake.answer('media.resolve', ({ base, files }) =>
    success({ addresses: files.map(file => (file.startsWith('!') ? null : `${base}/${file}`)) }),
  )
  setBridge(fake.bridge)
  forgetViewChoices()
  return fake
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
