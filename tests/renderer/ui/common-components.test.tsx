import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { toast } from '../../../renderer/ui/dialogs'
import { ErrorState } from '../../../renderer/ui/ErrorState'
import { Pager, shownPages } from '../../../renderer/ui/Pager'
import { ScoreBadge, ScoreLegend } from '../../../renderer/ui/ScoreBadge'
import { StatusChip } from '../../../renderer/ui/StatusChip'
import { renderScreen } from '../render'

describe('StatusChip', () => {
  it.each([
    [1, '進行中'],
    [2, '全員提出'],
    [3, '終了'],
    [4, '送信処理中'],
    [5, '配信待ち'],
    [6, '再配信'],
  ])('shows the label of status %i (SPEC §4)', (status, label) => {
    render(<StatusChip homework={{ status }} />, { wrapper: MantineProvider })
    expect(screen.getByText(label)).toBeVisible()
  })

  it('tells a plan that runs for weeks from a homework that is being sent', () => {
    render(<StatusChip homework={{ status: 4, homework_type: 2 }} />, { wrapper: MantineProvider })
    expect(screen.getByText('配信中')).toBeVisible()
    expect(document.querySelector('.mantine-Loader-root')).toBeNull()
  })

  it('turns while a homework is being sent, and for no other status', () => {
    const spinning = [1, 2, 3, 4, 5, 6].filter(status => {
      const { container } = render(<StatusChip homework={{ status, homework_type: 1 }} />, { wrapper: MantineProvider })
      return container.querySelector('.mantine-Loader-root') !== null
    })
    expect(spinning).toEqual([4])
  })

  it('shows nothing for an unknown status', () => {
    const { container } = render(<StatusChip homework={{ status: 9 }} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('ScoreBadge', () => {
  it('shows a score with its letter, relative to the full score', () => {
    render(<ScoreBadge score={84} />)
    expect(screen.getByText('84')).toHaveTextContent('84A')
    render(<ScoreBadge score={13} full={20} />)
    expect(screen.getByText('13')).toHaveTextContent('13B')
    render(<ScoreBadge score={0} />)
    expect(screen.getByText('0')).toHaveTextContent('0C')
    render(<ScoreBadge score={undefined} />)
    expect(screen.getByText('未着手')).toBeVisible()
  })

  it('has a legend of A, B, C and 未着手', () => {
    render(<ScoreLegend />)
    const words = screen.getAllByRole('listitem').map(item => item.textContent)
    expect(words).toEqual(['A80点以上', 'B60〜79点', 'C60点未満', '―未着手'])
  })
})

describe('Pager (SPEC §9)', () => {
  it('shows at most five pages, around the current one', () => {
    expect(shownPages(1, 12)).toEqual([1, 2, 3, 4, 5])
    expect(shownPages(6, 12)).toEqual([4, 5, 6, 7, 8])
    expect(shownPages(12, 12)).toEqual([8, 9, 10, 11, 12])
    expect(shownPages(2, 3)).toEqual([1, 2, 3])
  })

  it('is hidden on a single page, of ten rows by default', () => {
    const { container } = render(<Pager page={1} total={10} onChange={() => {}} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('works by keyboard', async () => {
    const onChange = vi.fn()
    render(<Pager page={1} total={31} onChange={onChange} />)
    expect(screen.getByText('31件中 1〜10件')).toBeVisible()
    expect(screen.getByRole('button', { name: '前のページ' })).toBeDisabled()
    const user = userEvent.setup()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith(2)
  })
})

describe('ErrorState', () => {
  it('has a retry button', async () => {
    const onRetry = vi.fn()
    render(
      <MantineProvider>
        <ErrorState onRetry={onRetry} />
      </MantineProvider>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('読み込めませんでした。')
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('toasts (SPEC §8)', () => {
  it('are shown one at a time, each for 3 s, and the same message not twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderScreen(null)
    act(() => {
      toast('一つ目')
      toast('一つ目')
      toast('二つ目')
    })
    expect(await screen.findByText('一つ目')).toBeInTheDocument()
    expect(screen.queryByText('二つ目')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(screen.queryByText('二つ目')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(screen.getByText('二つ目')).toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('一つ目')).toBeNull())
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await waitFor(() => expect(screen.queryByText('二つ目')).toBeNull())
    vi.useRealTimers()
  })
})
