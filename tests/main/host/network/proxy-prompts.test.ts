import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createProxyPrompts, credentialsOf, type ProxyPrompts } from '../../../../main/host/network/proxy-prompts'

const proxy = { host: 'proxy.example', port: 8080, realm: '校内' }
const other = { host: 'other.example', port: 8080, realm: '校内' }
const right = { username: 'miura', password: 'p:ä' }

let asks: ProxyPrompts
let now: number
beforeEach(() => {
  now = 0
  asks = createProxyPrompts(() => now)
})

describe('a proxy’s challenge', () => {
  it('is told to who hears, and waits for a page that opens later', () => {
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    const heard: unknown[] = []
    const unhear = asks.onPrompt(ask => heard.push(ask.id))
    expect(asks.pending()).toEqual([{ id: 'proxy-1', host: 'proxy.example:8080', realm: '校内', wrong: false }])
    asks.createAuthenticator()(other, vi.fn())
    expect(heard).toEqual(['proxy-2'])
    unhear()
    asks.createAuthenticator()({ ...other, realm: 'b' }, vi.fn())
    expect(heard).toEqual(['proxy-2'])
    expect(answer).not.toHaveBeenCalled()
    expect(asks.answer('proxy-1', right)).toBe(true)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending().map(({ id }) => id)).toEqual(['proxy-2', 'proxy-3'])
  })

  it('to many requests at once is one question', () => {
    const answers = [vi.fn(), vi.fn(), vi.fn()]
    for (const answer of answers) asks.createAuthenticator()(proxy, answer)
    expect(asks.pending()).toHaveLength(1)
    asks.answer('proxy-1', right)
    for (const answer of answers) expect(answer).toHaveBeenCalledExactlyOnceWith('miura', 'p:ä')
  })

  it('is answered by itself once the teacher has answered it, until he leaves', () => {
    asks.createAuthenticator()(proxy, vi.fn())
    asks.answer('proxy-1', right)
    now = 10 * 3600_000
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending()).toEqual([])
    asks.createAuthenticator()(other, vi.fn())
    expect(asks.pending()).toHaveLength(1)
  })

  it('to the same request again means that the answer was wrong, and says so', () => {
    const first = asks.createAuthenticator()
    first(proxy, vi.fn())
    asks.answer('proxy-1', { ...right, password: 'wrong' })
    const answer = vi.fn()
    first(proxy, answer)
    expect(asks.pending()).toMatchObject([{ id: 'proxy-2', wrong: true }])
    asks.answer('proxy-2', right)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
  })

  it('is answered anew without a question where another request has learned better meanwhile', () => {
    const [first, second] = [asks.createAuthenticator(), asks.createAuthenticator()]
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
    asks.createAuthenticator()(proxy, answers[0] ?? vi.fn())
    asks.createAuthenticator()(proxy, answers[1] ?? vi.fn())
    asks.answer('proxy-1', null)
    now = 9_999
    asks.createAuthenticator()(proxy, answers[2] ?? vi.fn())
    expect(asks.pending()).toEqual([])
    now = 10_000
    asks.createAuthenticator()(proxy, answers[3] ?? vi.fn())
    expect(asks.pending()).toMatchObject([{ id: 'proxy-2', wrong: false }])
    expect(answers.map(answer => answer.mock.calls)).toEqual([[[]], [[]], [[]], []])
  })

  it('is answered once: a late answer, and one to nothing, are void', () => {
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    expect(asks.answer('proxy-9', right)).toBe(false)
    asks.answer('proxy-1', right)
    expect(asks.answer('proxy-1', null)).toBe(false)
    expect(answer).toHaveBeenCalledOnce()
  })
})

describe('what was given to a proxy', () => {
  const given = { ...right, username: 'takahashi' }
  /** What the next challenge is answered with; null where somebody is asked. */
  const answeredWith = () => {
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    const [ask] = asks.pending()
    if (ask) asks.answer(ask.id, null)
    now += 10_000
    return ask ? null : answer.mock.calls[0]?.[0]
  }
  const give = () => {
    asks.createAuthenticator()(proxy, vi.fn())
    asks.answer(asks.pending()[0]?.id ?? '', given)
  }

  it('before the first login is of who logs in', async () => {
    give()
    await asks.beginSession('a')
    expect(answeredWith()).toBe('takahashi')
  })

  it('is there again for the same teacher, whose session broke off', async () => {
    await asks.beginSession('a')
    give()
    asks.endSession()
    expect(answeredWith()).toBe('takahashi')
    await asks.beginSession('a')
    expect(answeredWith()).toBe('takahashi')
  })

  it('is not for another teacher, of which the network hears before his session begins', async () => {
    let forgotten = 0
    let done = () => {}
    asks.onForget(() => {
      forgotten++
      return new Promise<void>(end => {
        done = end
      })
    })
    await asks.beginSession('a')
    give()
    asks.endSession()
    let begun = false
    const beginning = asks.beginSession('b').then(() => {
      begun = true
    })
    expect(answeredWith()).toBeNull()
    await new Promise(setImmediate)
    expect([forgotten, begun]).toEqual([1, false])
    done()
    await beginning
  })

  it('keeps nobody from logging in where the network will not forget', async () => {
    asks.onForget(() => Promise.reject(new Error('no')))
    await asks.beginSession('a')
    give()
    asks.endSession()
    await asks.beginSession('b')
    expect(answeredWith()).toBeNull()
    await expect(asks.forget()).rejects.toThrow('no')
  })

  it('between two teachers is of the second, whatever the first had given', async () => {
    await asks.beginSession('a')
    give()
    asks.endSession()
    const refused = asks.createAuthenticator(true)
    refused(proxy, vi.fn())
    asks.answer(asks.pending()[0]?.id ?? '', right)
    await asks.beginSession('b')
    expect(answeredWith()).toBe('miura')
    asks.endSession()
    await asks.beginSession('a')
    expect(answeredWith()).toBeNull()
  })

  it('is nobody’s any more where it was to be forgotten; what comes after it is of who comes next', async () => {
    await asks.beginSession('a')
    give()
    asks.endSession()
    await asks.forget()
    expect(answeredWith()).toBeNull()
    give()
    await asks.beginSession('b')
    expect(answeredWith()).toBe('takahashi')
  })

  it('is forgotten, and what the configuration gave is not', async () => {
    asks = createProxyPrompts(() => now, right)
    asks.createAuthenticator(true)(proxy, vi.fn())
    asks.answer(asks.pending()[0]?.id ?? '', given)
    expect(answeredWith()).toBe('takahashi')
    await asks.forget()
    expect(answeredWith()).toBe('miura')
  })
})

describe('the configuration’s own name and password', () => {
  it('are read from its address', () => {
    expect(credentialsOf('http://miura:p%3A%C3%A4@proxy.example:8080')).toEqual(right)
    for (const none of ['http://proxy.example:8080', 'system', 'direct']) expect(credentialsOf(none)).toBeNull()
  })

  it('are tried before anybody is asked, and the teacher is asked where they are wrong', () => {
    asks = createProxyPrompts(() => now, right)
    const conversation = asks.createAuthenticator()
    const answer = vi.fn()
    conversation(proxy, answer)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending()).toEqual([])
    conversation(proxy, answer)
    expect(asks.pending()).toMatchObject([{ wrong: true }])
  })
})
