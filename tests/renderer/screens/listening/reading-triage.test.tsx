import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as triage from '../../../../renderer/audio/triage/use-triage'
import type { Submission } from '../../../../renderer/features/homework/queue/submissions'
import { ReadingPane } from '../../../../renderer/screens/listening/ReadingPane'
import { text } from '../../../../renderer/screens/listening/text'
import { useReadingTriage } from '../../../../renderer/screens/listening/use-reading-triage'
import { setOffline } from '../../../../renderer/ui/connection'
import { teacher } from '../../../fakes/bridge'
import { replace } from '../../../fixtures/replace'
import { putBridge, renderScreen } from '../../render'

const retry = vi.fn()
replace(triage, 'useTriage', () => ({ results: new Map(), done: 0, total: 0, retry }))

const item = (topicId: string, score?: number): Submission => ({
  key: `${topicId}/1`,
  homeworkId: '1',
  homeworkTitle: '音読の宿題',
  isFromHeadquarters: false,
  endTime: '2026-11-25 23:59:59',
  topicId,
  topicTitle: '音読',
  studentId: '1',
  name: '阿部 陽菜',
  number: '1',
  team: '1年A組',
  submitTime: '2026-11-20 10:00:00',
  ...(score !== undefined && { score }),
})

beforeEach(() => {
  retry.mockClear()
  putBridge({ session: teacher, generation: 1 })
})
afterEach(() => setOffline(false))

function show(all: readonly Submission[], client = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useReadingTriage(all, [], new Map(), undefined), { wrapper })
}

describe('what could not be read', () => {
  it('is read again once when the connection is back, and not with each answer', () => {
    setOffline(false)
    show([])
    expect(retry).not.toHaveBeenCalled()
    act(() => setOffline(true))
    expect(retry).not.toHaveBeenCalled()
    act(() => setOffline(false))
    act(() => setOffline(false))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('is read again with the addresses that failed, and only with these', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const asked: string[] = []
    let fails = true
    const resolve = (name: string) =>
      client.prefetchQuery({
        queryKey: ['media.resolve', name, []],
        queryFn: () => {
          asked.push(name)
          if (name === 'lost' && fails) throw new Error('no connection')
          return new Map<string, string>()
        },
      })
    await Promise.all([resolve('lost'), resolve('good')])
    fails = false
    const { result } = show([], client)
    act(() => result.current.retry())
    await waitFor(() => expect(client.getQueryState(['media.resolve', 'lost', []])?.status).toBe('success'))
    expect(asked).toEqual(['lost', 'good', 'lost'])
  })
})

it('knows whether a score is compared: with three others, or if there is none', () => {
  const four = [item('1', 70), item('2', 60), item('3', 80), item('4', 75)]
  expect(show(four).result.current.isCompared(item('1', 70))).toBe(true)
  expect(show(four.slice(0, 3)).result.current.isCompared(item('1', 70))).toBe(false)
  expect(show([]).result.current.isCompared(item('1'))).toBe(true)
})

describe('the reasons on the page', () => {
  const queue = { clips: [], track: 0, side: 'recording', isPlaying: false } as unknown as Parameters<
    typeof ReadingPane
  >[0]['queue']
  const pane = (over: Partial<Parameters<typeof ReadingPane>[0]>) =>
    renderScreen(
      <ReadingPane
        reading={{ item: item('1', 70), state: 'ready', tracks: [] }}
        name="阿部 陽菜"
        queue={queue}
        cuts={[]}
        flags={[]}
        isMeasured
        sound={null}
        isCompared
        isWordsOnly={false}
        settings={{ playsNext: true, skipsSilence: true, markGoesOn: false }}
        onChange={() => undefined}
        onAlternate={() => undefined}
        onRetry={() => undefined}
        onReload={() => undefined}
        redo={null}
        {...over}
      />,
    )

  it('have a button that reads again what cannot be read', async () => {
    const onReload = vi.fn()
    pane({ flags: [{ rank: 0, words: '読み込めません', isEmpty: false, isUnreadable: true }], onReload })
    await userEvent.click(await screen.findByRole('button', { name: '読み込み直す' }))
    expect(onReload).toHaveBeenCalledTimes(1)
  })

  it('say when the score is not compared with others', async () => {
    pane({ isCompared: false })
    expect(await screen.findByText('いつもの点とは比べていません（ほかの音読の点が3つ未満です）')).toBeVisible()
  })

  it('stand beside the length of the recording, and how much of it is without speech', async () => {
    pane({ sound: { seconds: 42.04, silence: 0.184 } })
    expect(await screen.findByText('録音 42.0秒・声のないところ 18%')).toBeVisible()
  })

  it('have neither else', async () => {
    pane({ flags: [{ rank: 1, words: '声が入っていません（3.0秒）', isEmpty: true }] })
    expect(await screen.findByText('声が入っていません（3.0秒）')).toBeVisible()
    expect(screen.queryByRole('button', { name: text.reload })).toBeNull()
    expect(screen.queryByText(text.notCompared)).toBeNull()
  })
})
