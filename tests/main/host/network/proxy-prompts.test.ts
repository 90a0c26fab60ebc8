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
  it('is sent to the listeners, and is still open for a page that loads later', () => {
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    const prompts: unknown[] = []
    const stopListening = asks.onPrompt(prompt => prompts.push(prompt.id))
    expect(asks.pending()).toEqual([{ id: 'proxy-1', host: 'proxy.example:8080', realm: '校内', wrong: false }])
    asks.createAuthenticator()(other, vi.fn())
    expect(prompts).toEqual(['proxy-2'])
    stopListening()
    asks.createAuthenticator()({ ...other, realm: 'b' }, vi.fn())
    expect(prompts).toEqual(['proxy-2'])
    expect(answer).not.toHaveBeenCalled()
    expect(asks.answer('proxy-1', right)).toBe(true)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
    expect(asks.pending().map(({ id }) => id)).toEqual(['proxy-2', 'proxy-3'])
  })

  it('of several requests at once is one prompt', () => {
    const answers = [vi.fn(), vi.fn(), vi.fn()]
    for (const answer of answers) asks.createAuthenticator()(proxy, answer)
    expect(asks.pending()).toHaveLength(1)
    asks.answer('proxy-1', right)
    for (const answer of answers) expect(answer).toHaveBeenCalledExactlyOnceWith('miura', 'p:ä')
  })

  it('is answered automatically after the teacher has answered it, until the logout', () => {
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

  it('of the same request again means that the answer was wrong, and the prompt says so', () => {
    const first = asks.createAuthenticator()
    first(proxy, vi.fn())
    asks.answer('proxy-1', { ...right, password: 'wrong' })
    const answer = vi.fn()
    first(proxy, answer)
    expect(asks.pending()).toMatchObject([{ id: 'proxy-2', wrong: true }])
    asks.answer('proxy-2', right)
    expect(answer.mock.calls).toEqual([['miura', 'p:ä']])
  })

  it('is answered without a prompt when another request has received better credentials', () => {
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

  it('gets no credentials when the teacher cancels; parallel challenges get none either, but a later one does', () => {
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

  it('is answered once: a late answer and an answer without a prompt are refused', () => {
    const answer = vi.fn()
    asks.createAuthenticator()(proxy, answer)
    expect(asks.answer('proxy-9', right)).toBe(false)
    asks.answer('proxy-1', right)
    expect(asks.answer('proxy-1', null)).toBe(false)
    expect(answer).toHaveBeenCalledOnce()
  })
})

describe('the credentials of a proxy', () => {
  const given = { ...right, username: 'takahashi' }
  /** The credentials for the next challenge; null when the teacher is asked. */
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

  it('that were given before the first login belong to the teacher who logs in', async () => {
    give()
    await asks.beginSession('a')
    expect(answeredWith()).toBe('takahashi')
  })

  it('are reused for the same teacher after a session without logout', async () => {
    await asks.beginSession('a')
    give()
    asks.endSession()
    expect(answeredWith()).toBe('takahashi')
    await asks.beginSession('a')
    expect(answeredWith()).toBe('takahashi')
  })

  it('are not used for another teacher: the network forgets them before the next session begins', async () => {
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

  it('do not block a login when the network cannot forget them', async () => {
    asks.onForget(() => Promise.reject(new Error('no')))
    await asks.beginSession('a')
    give()
    asks.endSession()
    await asks.beginSession('b')
    expect(answeredWith()).toBeNull()
    await expect(asks.forget()).rejects.toThrow('no')
  })

  it('that were given between two sessions belong to the second teacher', async () => {
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

  it('belong to nobody after `forget`; later ones belong to the next teacher', async () => {
    await asks.beginSession('a')
    give()
    asks.endSession()
    await asks.forget()
    expect(answeredWith()).toBeNull()
    give()
    await asks.beginSession('b')
    expect(answeredWith()).toBe('takahashi')
  })

  it('are forgotten, but not those of the configuration', async () => {
    asks = createProxyPrompts(() => now, right)
    asks.createAuthenticator(true)(proxy, vi.fn())
    asks.answer(asks.pending()[0]?.id ?? '', given)
    expect(answeredWith()).toBe('takahashi')
    await asks.forget()
    expect(answeredWith()).toBe('miura')
  })
})

describe('the credentials of the configuration', () => {
  it('are read from its address', () => {
    expect(credentialsOf('http://miura:p%3A%C3%A4@proxy.example:8080')).toEqual(right)
    for (const none of ['http://proxy.example:8080', 'system', 'direct']) expect(credentialsOf(none)).toBeNull()
  })

  it('are tried first, and the teacher is asked when they are wrong', () => {
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
