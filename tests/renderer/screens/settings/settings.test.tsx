/** 設定: of this PC and of the teacher; each takes effect at once (chosen). */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAppearance } from '../../../../renderer/app/use-appearance'
import { player } from '../../../../renderer/audio/player'
import { Settings } from '../../../../renderer/screens/settings/Settings'
import { clearToasts, toast } from '../../../../renderer/ui/dialogs'
import { failure, type Result, success } from '../../../../shared/contract/result'
import type { Boot } from '../../../../shared/contract/types'
import { boot, type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

function WithAppearance() {
  useAppearance()
  return <Settings />
}

let keeps: Record<string, unknown>

function open(preferences: Partial<Boot['preferences']> = {}, session = teacher): FakeBridge {
  let state = { ...boot.preferences, ...preferences }
  const fake = putBridge({ session, preferences: state })
  fake.answer('keeps.read', ({ key }) => success({ value: keeps[key] ?? null }))
  fake.answer('keeps.write', ({ key, value }) => {
    keeps[key] = value
    return success(null)
  })
  fake.answer('app.setPreferences', change => {
    state = { ...state, values: { ...state.values, ...change } }
    return success(state)
  })
  renderScreen(<WithAppearance />)
  return fake
}

const changes = (fake: FakeBridge) =>
  fake.calls.filter(({ method }) => method === 'app.setPreferences').map(({ argument }) => argument)
/** The styles of less motion; null while they are not loaded. */
const lessMotion = () => document.body.querySelector('link[rel="stylesheet"]')
const { dataset } = document.documentElement

beforeEach(() => {
  keeps = {}
})

describe('the preferences of this PC', () => {
  it('say for whom they are, and each takes effect at once', async () => {
    const user = userEvent.setup()
    const fake = open()
    const pc = screen.getByRole('region', { name: 'このパソコンの設定' })
    expect(pc).toHaveTextContent('このパソコンを使うすべての先生に共通です。')
    expect(dataset).toMatchObject({ contrast: 'normal', motion: 'normal', hints: 'on' })
    await user.click(within(pc).getByRole('radio', { name: '150%' }))
    await user.click(within(pc).getByRole('switch', { name: '文字と線をはっきりさせる' }))
    await user.click(within(pc).getByRole('switch', { name: '画面の動きを減らす' }))
    await user.click(within(pc).getByRole('switch', { name: 'キーの案内を表示する' }))
    expect(changes(fake)).toEqual([
      { textSize: 150 },
      { highContrast: true },
      { reducedMotion: true },
      { keyHints: false },
    ])
    expect(dataset).toMatchObject({ contrast: 'more', motion: 'less', hints: 'off' })
    expect(lessMotion()).not.toBeNull()
    await user.click(within(pc).getByRole('switch', { name: '画面の動きを減らす' }))
    expect(dataset.motion).toBe('normal')
    expect(lessMotion()).toBeNull()
  })

  it('of motion take away the duration that the library writes on toasts', async () => {
    const user = userEvent.setup()
    open()
    const duration = async () => {
      act(() => toast('保存しました。'))
      const words = await screen.findByText('保存しました。')
      const moving = words.closest<HTMLElement>('[style*="transition-duration"]')
      act(clearToasts)
      await waitFor(() => expect(words).not.toBeInTheDocument())
      return moving?.style.transitionDuration
    }
    expect(await duration()).toContain('140ms')
    await user.click(screen.getByRole('switch', { name: '画面の動きを減らす' }))
    expect(await duration()).toBe('1ms, 1ms, 1ms')
  })

  it('that school IT has fixed are shown with the reason, and cannot be changed', () => {
    open({ fixed: ['textSize', 'systemNotices'] })
    expect(screen.getByRole('radio', { name: '150%' })).toBeDisabled()
    const notices = screen.getByRole('switch', { name: 'パソコンの通知で知らせる' })
    expect(notices).toBeDisabled()
    expect(notices).toHaveAccessibleDescription('学校の管理者が決めているため、変えられません。')
    expect(screen.getAllByText('学校の管理者が決めているため、変えられません。')).toHaveLength(2)
    expect(screen.getByRole('switch', { name: 'キーの案内を表示する' })).toBeEnabled()
  })

  it('leave the text size to a browser, which has a zoom of its own', () => {
    open({ canZoom: false })
    expect(screen.getByRole('radio', { name: '100%' })).toBeDisabled()
    expect(screen.getByText(/ブラウザーの表示倍率（Ctrl と ＋、Ctrl と －）/)).toBeVisible()
  })

  it('go back if they could not be stored, with the reason', async () => {
    const user = userEvent.setup()
    const fake = open()
    fake.answer('app.setPreferences', () => failure('status', '設定を、このパソコンに記録できませんでした。'))
    const hints = screen.getByRole('switch', { name: 'キーの案内を表示する' })
    await user.click(hints)
    expect(await screen.findByText('設定を、このパソコンに記録できませんでした。')).toBeVisible()
    expect(hints).toBeChecked()
  })
})

it.each([
  [1, 1],
  [0, 0],
] as const)('a reminder of lessons is offered if the live switch is on: %i', async (online_class_switch, count) => {
  open({}, { ...teacher, online_class_switch })
  const own = screen.getByRole('region', { name: '先生ごとの設定' })
  expect(await within(own).findByRole('textbox', { name: '何日後' })).toBeVisible()
  expect(within(own).queryAllByRole('switch', { name: '始まる5分前に知らせる' })).toHaveLength(count)
})

it("a teacher's own settings are kept for her, and all go back to what they were at first", async () => {
  const user = userEvent.setup()
  const fake = open()
  const own = screen.getByRole('region', { name: '先生ごとの設定' })
  const days = await within(own).findByRole('textbox', { name: '何日後' })
  await user.clear(days)
  await user.type(days, '3')
  await user.click(within(own).getByRole('checkbox', { name: '期限後の提出を受け付ける' }))
  await user.click(within(own).getByRole('checkbox', { name: 'ヒントを表示する' }))
  await waitFor(() =>
    expect(keeps['homework-defaults']).toEqual({
      days: 3,
      at: '23:59',
      delay: 1,
      switches: { translation: 1, subtitle: 1, sample_answer: 1, speech_speed: 1, answer_tips: 0 },
    }),
  )
  expect(changes(fake)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'はじめの設定に戻す' }))
  await user.click(await screen.findByRole('button', { name: '戻す' }))
  await waitFor(() => expect(keeps['homework-defaults']).toMatchObject({ days: 7, delay: 0 }))
  expect(changes(fake)).toEqual([
    {
      textSize: 100,
      highContrast: false,
      reducedMotion: false,
      keyHints: true,
      systemNotices: true,
      speaker: '',
      microphone: '',
    },
  ])
})

describe('back to the first settings', () => {
  const reset = async () => {
    const user = userEvent.setup()
    await waitFor(() => expect(screen.getByRole('button', { name: 'はじめの設定に戻す' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'はじめの設定に戻す' }))
    await screen.findByText(/このパソコンを使うほかの先生の画面や音も変わります。/)
    await user.click(screen.getByRole('button', { name: '戻す' }))
  }

  it('says so only when all are stored', async () => {
    const fake = open()
    const writes: ((result: Result<null>) => void)[] = []
    fake.answer('keeps.write', () => new Promise<Result<null>>(resolve => writes.push(resolve)))
    await reset()
    await waitFor(() => expect(writes).toHaveLength(2))
    expect(screen.queryByText('はじめの設定に戻しました。')).toBeNull()
    for (const written of writes) written(success(null))
    expect(await screen.findByText('はじめの設定に戻しました。')).toBeVisible()
  })

  it('says which failed, and never that all went back', async () => {
    const fake = open({ fixed: ['keyHints'], values: { ...boot.preferences.values, keyHints: false, textSize: 125 } })
    let answer: (result: Result<never>) => void = () => undefined
    fake.answer('app.setPreferences', () => new Promise<Result<never>>(resolve => (answer = resolve)))
    await reset()
    await waitFor(() => expect(screen.getByRole('radio', { name: '100%' })).toBeChecked())
    expect(screen.getByRole('switch', { name: 'キーの案内を表示する' })).not.toBeChecked()
    answer(failure('status', '設定を、このパソコンに記録できませんでした。'))
    expect(await screen.findByText('設定を、このパソコンに記録できませんでした。')).toBeVisible()
    expect(
      await screen.findByText(
        'はじめの設定に戻せなかったものがあります。もう一度お試しください。',
        {},
        { timeout: 6000 },
      ),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: '125%' })).toBeChecked()
  })
})

describe('the speaker', () => {
  const devices = (names: readonly string[]) =>
    vi.stubGlobal('navigator', {
      ...navigator,
      mediaDevices: Object.assign(new EventTarget(), {
        enumerateDevices: async () =>
          names.map(label => ({
            kind: 'audiooutput',
            deviceId: ['', 'default', 'communications'].includes(label) ? label : `id-${label}`,
            label,
          })),
      }),
    })
  afterEach(() => vi.unstubAllGlobals())

  it('is one of those that are there; the test says whether it could play', async () => {
    devices(['', 'default', 'communications', '教室のスピーカー'])
    const contexts: { sink: string | null; isClosed: boolean }[] = []
    class FakeContext {
      state = { sink: null as string | null, isClosed: false }
      currentTime = 0
      constructor() {
        contexts.push(this.state)
      }
      async setSinkId(id: string) {
        this.state.sink = id
      }
      async resume() {}
      async close() {
        this.state.isClosed = true
      }
    }
    class FakeNode extends EventTarget {
      connect = (next: unknown) => next
      start() {}
      stop() {
        queueMicrotask(() => this.dispatchEvent(new Event('ended')))
      }
    }
    vi.stubGlobal('AudioContext', FakeContext)
    vi.stubGlobal('OscillatorNode', FakeNode)
    vi.stubGlobal('GainNode', FakeNode)
    const user = userEvent.setup()
    const fake = open()
    const speaker = await screen.findByRole('combobox', { name: '音を出す機器' })
    await user.selectOptions(speaker, await within(speaker).findByRole('option', { name: '教室のスピーカー' }))
    expect(within(speaker).getAllByRole('option')).toHaveLength(2)
    expect(changes(fake)).toEqual([{ speaker: 'id-教室のスピーカー' }])
    await user.click(screen.getByRole('button', { name: '音を出してみる' }))
    expect(await screen.findByText(/^音を出しました。/)).toBeVisible()
    expect(contexts).toEqual([{ sink: 'id-教室のスピーカー', isClosed: true }])
  })

  it('is not tested while something is recorded', async () => {
    const opened = vi.fn()
    vi.stubGlobal('AudioContext', opened)
    const user = userEvent.setup()
    open()
    const release = player.hold()
    await user.click(screen.getByRole('button', { name: '音を出してみる' }))
    expect(await screen.findByText(/^録音しているあいだは、音を出せません。/)).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
    release()
  })

  it('that was unplugged stays chosen, and its test says that it could not play, and leaves nothing open', async () => {
    devices([''])
    const closed = vi.fn()
    class FakeContext {
      setSinkId = () => Promise.reject(new Error('no such device'))
      resume = async () => undefined
      close = async () => closed()
    }
    vi.stubGlobal('AudioContext', FakeContext)
    const user = userEvent.setup()
    open({ values: { ...boot.preferences.values, speaker: 'id-gone' } })
    expect(screen.getByRole('combobox', { name: '音を出す機器' })).toHaveDisplayValue(
      '選んだ機器（今はつながっていません）',
    )
    await user.click(screen.getByRole('button', { name: '音を出してみる' }))
    expect(await screen.findByText(/^この機器から音を出せませんでした。/)).toBeVisible()
    expect(closed).toHaveBeenCalledOnce()
  })
})
