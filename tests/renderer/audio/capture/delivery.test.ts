/** Frames on their way to main, which may answer late, not at all, or ask for frames again. */
import { describe, expect, it, vi } from 'vitest'
import { createDelivery } from '../../../../renderer/audio/capture/delivery'
import type { MethodName } from '../../../../shared/contract/keys'
import { failure, type Result, success } from '../../../../shared/contract/result'

const frameBytes = 70
const gone: Result<never> = { ok: false, error: { kind: 'invalid-request', message: '残っていません。', status: 410 } }
const scored = { answer: { total_score: 80 }, words: [], note: '' }
type Call = { method: MethodName; argument: Record<string, unknown> }

/** Main as the page sees it: it takes frames in order; `fails` answers some calls instead. */
function setUp(fails: (call: Call, count: number) => Result<unknown> | undefined = () => undefined) {
  const calls: Call[] = []
  let taken = 0
  let id = 0
  const call = vi.fn(async (method: MethodName, argument: Record<string, unknown>) => {
    const made = { method, argument }
    calls.push(made)
    await Promise.resolve()
    const failed = fails(made, calls.filter(other => other.method === method).length)
    if (failed?.ok) taken = (failed.value as { next: number }).next
    if (failed) return failed
    if (method === 'evaluation.begin') {
      taken = 0
      return success({ id: `r-${++id}` })
    }
    if (method === 'evaluation.frames') {
      const first = argument.first as number
      const count = (argument.bytes as Uint8Array).length / frameBytes
      if (first <= taken) taken = Math.max(taken, first + count)
      return success({ next: taken, problem: null })
    }
    return success(method === 'evaluation.cancel' ? null : scored)
  })
  const wait = vi.fn(async () => undefined)
  let there = 0
  const delivery = createDelivery({
    call: call as never,
    generation: 3,
    spoken: { text: 'I get up.', category: 'read_sentence' },
    readFrames: async (first, most) => new Uint8Array(Math.min(most, Math.max(0, there - first)) * frameBytes),
    wait,
  })
  const speak = (count: number) => {
    there = count
    delivery.onFrames(count)
  }
  const end = (count: number) => {
    there = count
    return delivery.end(count)
  }
  const methods = () => calls.map(({ method }) => method)
  const sent = () =>
    calls
      .filter(({ method }) => method === 'evaluation.frames')
      .map(({ argument }) => [argument.first, (argument.bytes as Uint8Array).length / frameBytes])
  return { delivery, calls, methods, sent, speak, end, wait }
}

describe('the frames', () => {
  it('reach main in order, at most 500 in a call, with one call at a time', async () => {
    const { end, sent, methods, speak } = setUp()
    speak(10)
    speak(20)
    expect(await end(1210)).toEqual({ ok: true, result: scored })
    expect(sent().map(([first]) => first)).toEqual(
      [...sent().map(([first]) => first)].sort((a, b) => Number(a) - Number(b)),
    )
    expect(sent().reduce((sum, [, count]) => sum + Number(count), 0)).toBe(1210)
    expect(sent().every(([, count]) => Number(count) <= 500)).toBe(true)
    expect(methods().filter(method => method === 'evaluation.begin')).toHaveLength(1)
    expect(methods().at(-1)).toBe('evaluation.end')
  })

  it.each(['network', 'timeout'] as const)(
    'that main did not get are sent again from the one that it asks for: %s',
    async kind => {
      const lost = setUp(({ method }, count) => {
        if (method === 'evaluation.frames' && count === 1) return failure(kind, '')
        return undefined
      })
      lost.speak(10)
      await vi.waitFor(() => expect(lost.sent()).toHaveLength(1))
      expect(await lost.end(20)).toMatchObject({ ok: true })
      expect(lost.methods().filter(method => method === 'evaluation.begin')).toHaveLength(1)
      expect(lost.sent()).toEqual([
        [0, 10],
        [0, 20],
      ])
      const partly = setUp(({ method }, count) =>
        method === 'evaluation.frames' && count === 1 ? success({ next: 4, problem: null }) : undefined,
      )
      expect(await partly.end(10)).toMatchObject({ ok: true })
      expect(partly.sent()).toEqual([
        [0, 10],
        [4, 6],
      ])
    },
  )

  it('of a host that is gone are kept: the fault offers to evaluate again, which sends all of them anew', async () => {
    let isGone = true
    const { delivery, end, methods, sent, wait } = setUp(({ method }) =>
      isGone && method === 'evaluation.frames' ? failure('network', '') : undefined,
    )
    expect(await end(30)).toEqual({
      ok: false,
      kind: 'network',
      fault: {
        kind: 'not-evaluated',
        message: '録音をプログラムに渡せませんでした。もう一度採点してください。',
        canEvaluateAgain: true,
      },
    })
    expect(wait).toHaveBeenCalledTimes(5)
    expect(methods()).not.toContain('evaluation.end')
    isGone = false
    expect(await delivery.again()).toMatchObject({ ok: true })
    expect(methods().slice(-4)).toEqual([
      'evaluation.cancel',
      'evaluation.begin',
      'evaluation.frames',
      'evaluation.end',
    ])
    expect(sent().at(-1)).toEqual([0, 30])
  })
})

describe('in a pause', () => {
  it('main is told that the recording goes on, and answers whether it will have a result', async () => {
    const { delivery, sent, speak, end, methods } = setUp(({ method }, count) =>
      method === 'evaluation.frames' && count === 2 ? success({ next: 10, problem: '接続が切れました。' }) : undefined,
    )
    speak(10)
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await Promise.resolve()
    await new Promise(resolve => setTimeout(resolve))
    delivery.stay()
    await vi.waitFor(() => expect(sent()[1]).toEqual([10, 0]))
    await vi.waitFor(() => expect(delivery.problem()).toBe('接続が切れました。'))
    await end(30)
    expect(sent().at(-1)).toEqual([10, 20])
    expect(methods().filter(method => method === 'evaluation.begin')).toHaveLength(1)
  })

  it('nothing is told of a recording that has not begun', async () => {
    const { delivery, methods } = setUp()
    delivery.stay()
    await Promise.resolve()
    expect(methods()).toEqual([])
  })
})

describe('a recording that main does not have any more, e.g. after the PC was asleep', () => {
  it('is sent anew while the teacher speaks, and nobody is told', async () => {
    const { delivery, end, methods, sent, speak } = setUp(({ method }, count) =>
      method === 'evaluation.frames' && count === 2 ? gone : undefined,
    )
    speak(10)
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    speak(20)
    expect(await end(30)).toEqual({ ok: true, result: scored })
    expect(delivery.problem()).toBeNull()
    expect(sent()[2]?.[0]).toBe(0)
    expect(methods().filter(method => method === 'evaluation.begin')).toHaveLength(2)
    expect(methods().filter(method => method === 'evaluation.cancel')).toHaveLength(1)
  })

  it('is sent anew at its end', async () => {
    const { end, sent } = setUp(({ method }, count) => (method === 'evaluation.end' && count === 1 ? gone : undefined))
    expect(await end(30)).toEqual({ ok: true, result: scored })
    expect(sent()).toEqual([
      [0, 30],
      [0, 30],
    ])
  })

  it('is not sent for ever', async () => {
    const { end, methods } = setUp(({ method }) => (method === 'evaluation.frames' ? gone : undefined))
    expect(await end(30)).toMatchObject({
      fault: { message: '録音をプログラムに渡せませんでした。もう一度採点してください。', canEvaluateAgain: true },
    })
    expect(methods().filter(method => method === 'evaluation.begin')).toHaveLength(6)
  })
})

describe('the evaluation', () => {
  it('is asked for once more from what main has kept, without sending a frame', async () => {
    const { delivery, end, methods, sent } = setUp(({ method }) =>
      method === 'evaluation.end' ? failure('network', '接続が切れました。') : undefined,
    )
    expect(await end(30)).toMatchObject({ ok: false, fault: { message: '接続が切れました。', canEvaluateAgain: true } })
    const frames = sent().length
    expect(await delivery.again()).toEqual({ ok: true, result: scored })
    expect(methods().at(-1)).toBe('evaluation.again')
    expect(sent()).toHaveLength(frames)
  })

  it('of a recording that main has not any more begins anew', async () => {
    const { delivery, end, methods } = setUp(({ method }, count) => {
      if (method === 'evaluation.again') return gone
      return method === 'evaluation.end' && count === 1 ? failure('network', '接続が切れました。') : undefined
    })
    await end(30)
    expect(await delivery.again()).toMatchObject({ ok: true })
    expect(methods().filter(method => method === 'evaluation.begin')).toHaveLength(2)
  })

  it('that cannot begin says so while the teacher speaks, and at the end', async () => {
    const { delivery, end, speak, methods } = setUp(({ method }) =>
      method === 'evaluation.begin' ? failure('server', '録音をこのパソコンに保存できないため…') : undefined,
    )
    speak(10)
    await vi.waitFor(() => expect(delivery.problem()).toBe('録音をこのパソコンに保存できないため…'))
    expect(await end(20)).toMatchObject({ ok: false, kind: 'server' })
    expect(methods()).toEqual(['evaluation.begin'])
  })

  it('of an ended session is not offered again', async () => {
    const { end } = setUp(({ method }) => (method === 'evaluation.end' ? failure('cancelled', '') : undefined))
    expect(await end(30)).toMatchObject({ ok: false, fault: { canEvaluateAgain: false } })
  })

  it('is not begun for a recording that is discarded before its first frame', async () => {
    const { delivery, methods } = setUp()
    delivery.cancel()
    await Promise.resolve()
    expect(methods()).toEqual([])
  })
})
