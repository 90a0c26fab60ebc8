import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createProxyAsks, credentialsOf, type ProxyAsks } from '../../../../main/host/network/proxy-asks'

const proxy = { host: 'proxy.example', port: 8080, realm: '校内' }
const other = { host: 'other.example', port: 8080, realm: '校内' }
const right = { username: 'miura', password: 'p:ä' }

let asks: ProxyAsks
let now: number
beforeEach(() => {
  now = 0
  asks = createProxyAsks(() => now)
})

describe('a proxy’s challenge', () => {
  it('is told to who hears, and waits for a page that opens later', () => {
    const answer = vi.fn()
    asks.converse()(proxy, answer)
    const heard: unknown[] = []
    const unhear = asks.onAsk(ask => heard.push(ask.id))
    expect(asks.pending()).toEqual([{ id: 'proxy-1', host: 'proxy.example:8080', realm: '校内', wrong: false }])
    asks.converse()(other, vi.fn())
    expect(heard).toEqual(['proxy-2'])
    unhear()
    asks.converse()({ ...other, realm: 'b' }, vi.fn())
    expect(heard).toEqual(['proxy-2'])
    expect(answer).not.toHaveBeenCalled()
    expect(asks.answer('proxy-1', right)).toBe(true)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending().map(({ id }) => id)).toEqual(['proxy-2', 'proxy-3'])
  })

  it('to many requests at once is one question', () => {
    const answers = [vi.fn(), vi.fn(), vi.fn()]
    for (const answer of answers) asks.converse()(proxy, answer)
    expect(asks.pending()).toHaveLength(1)
    asks.answer('proxy-1', right)
    for (const answer of answers) expect(answer).toHaveBeenCalledExactlyOnceWith('miura', 'p:ä')
  })

  it('is answered by itself once the teacher has answered it, until the program ends', () => {
    asks.converse()(proxy, vi.fn())
    asks.answer('proxy-1', right)
    now = 10 * 3600_000
    const answer = vi.fn()
    asks.converse()(proxy, answer)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending()).toEqual([])
    asks.converse()(other, vi.fn())
    expect(asks.pending()).toHaveLength(1)
  })

  it('to the same request again means that the answer was wrong, and says so', () => {
    const first = asks.converse()
    first(proxy, vi.fn())
    asks.answer('proxy-1', { ...right, password: 'wrong' })
    const answer = vi.fn()
    first(proxy, answer)
    expect(asks.pending()).toMatchObject([{ id: 'proxy-2', wrong: true }])
    asks.answer('proxy-2', right)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
  })

  it('is answered anew without a question where another request has learned better meanwhile', () => {
    const [first, second] = [asks.converse(), asks.converse()]
    first(proxy, vi.fn())
    second(proxy, vi.fn())
    asks.answer('proxy-1', { ...right, password: 'wrong' })
    first(proxy, vi.fn())
    asks.answer('proxy-2', right)
    const late = vi.fn()
    second(proxy, late)
    expect(late.mock.calls).toEqual([['miura', 'p:ä']])
  })

  it('is answered by nothing where the teacher cancels; so are those beside it, but not the next', () => {
    const answers = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    asks.converse()(proxy, answers[0] ?? vi.fn())
    asks.converse()(proxy, answers[1] ?? vi.fn())
    asks.answer('proxy-1', null)
    now = 9_999
    asks.converse()(proxy, answers[2] ?? vi.fn())
    expect(asks.pending()).toEqual([])
    now = 10_000
    asks.converse()(proxy, answers[3] ?? vi.fn())
    expect(asks.pending()).toMatchObject([{ id: 'proxy-2', wrong: false }])
    expect(answers.map(answer => answer.mock.calls)).toEqual([[[]], [[]], [[]], []])
  })

  it('is answered once: a late answer, and one to nothing, are void', () => {
    const answer = vi.fn()
    asks.converse()(proxy, answer)
    expect(asks.answer('proxy-9', right)).toBe(false)
    asks.answer('proxy-1', right)
    expect(asks.answer('proxy-1', null)).toBe(false)
    expect(answer).toHaveBeenCalledOnce()
  })
})

describe('the configuration’s own name and password', () => {
  it('are read from its address', () => {
    expect(credentialsOf('http://miura:p%3A%C3%A4@proxy.example:8080')).toEqual(right)
    for (const none of ['http://proxy.example:8080', 'system', 'direct']) expect(credentialsOf(none)).toBeNull()
  })

  it('are tried before anybody is asked, and the teacher is asked where they are wrong', () => {
    asks = createProxyAsks(() => now, right)
    const conversation = asks.converse()
    const answer = vi.fn()
    conversation(proxy, answer)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending()).toEqual([])
    conversation(proxy, answer)
    expect(asks.pending()).toMatchObject([{ wrong: true }])
  })
})
