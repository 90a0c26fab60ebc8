/** What an answer about the account changes when the session or the account changed while it was on its way. */
import { beforeEach, expect, it, vi } from 'vitest'
import { createAccountChanges } from '../../main/session/account-changes'
import { createTokenRenewal } from '../../main/session/token-renewal'
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'

type Parts = Parameters<typeof createAccountChanges>[0]

const user = { id: '7', nickname: '佐藤', email: 'old@school.example.jp' }
const info = (email: string) => success({ user: { ...user, email }, online_class_switch: 1 })

let token = 'first'
const session = {
  identity: () => ({ token, generation: 2 }),
  proof: () => ({ username: user.email, verifier: 'v' }),
  state: () => ({ generation: 2 }),
  view: () => ({ user, online_class_switch: 1 }),
  refresh: vi.fn(async () => undefined),
  renewToken: vi.fn(async () => undefined),
  updateProof: vi.fn(async () => undefined),
}
const checkPassword = vi.fn()
const changes = (known: object = session) =>
  createAccountChanges({
    client: { call: vi.fn(async () => info(user.email)) },
    session: known,
    checkPassword,
    tokenRenewal: createTokenRenewal(),
  } as unknown as Parts)

beforeEach(() => {
  vi.clearAllMocks()
  token = 'first'
})

it('an answer of the present session changes the address of the login', async () => {
  await changes().callAndUpdate('info', {}, async () => info('new@school.example.jp'))
  expect(session.updateProof).toHaveBeenCalledWith(2, { username: 'new@school.example.jp' })
  expect(session.refresh).toHaveBeenCalledTimes(1)
})

it('the ID of a login stays, if the address was changed on another PC', async () => {
  const byId = { ...session, proof: () => ({ username: 'sato', verifier: 'v' }) }
  await changes(byId).callAndUpdate('info', {}, async () => info('new@school.example.jp'))
  expect(session.updateProof).not.toHaveBeenCalled()
  expect(session.refresh).toHaveBeenCalledTimes(1)
})

it('a refusal of the new password after a lost answer is not asked for twice, which could lock the account', async () => {
  checkPassword.mockResolvedValue(failure('status', 'パスワードが違います。'))
  const request = { oldpassword: 'hanamaru2', newpassword: 'ohayou22' }
  const changed = await changes().callAndUpdate('change-password-safe', request, async () => failure('timeout', 'x'))
  expect(changed).toEqual(failure('status', text.passwordNotChanged))
  expect(checkPassword).toHaveBeenCalledTimes(1)
})

it('an answer to an earlier session changes nothing', async () => {
  await changes().callAndUpdate('info', {}, async () => {
    token = 'second'
    return info('new@school.example.jp')
  })
  expect(session.updateProof).not.toHaveBeenCalled()
  expect(session.refresh).not.toHaveBeenCalled()
})

it('an answer that was asked for before the end of a change changes nothing', async () => {
  const account = changes()
  const { promise: answered, resolve: answer } = deferred()
  const read = account.callAndUpdate('info', {}, () => answered.then(() => info('stale@school.example.jp')))
  await account.callAndUpdate('change-email', { email: 'new@school.example.jp' }, async () => success(null))
  answer()
  await read
  expect(session.updateProof).toHaveBeenCalledWith(2, { username: 'new@school.example.jp' })
  expect(session.updateProof).not.toHaveBeenCalledWith(2, { username: 'stale@school.example.jp' })
})

it.each([
  ['7', true],
  ['8', false],
])('after a new password, a login as user %s continues the session: %s', async (id, continues) => {
  checkPassword.mockResolvedValue(success({ token: 'third', user: { ...user, id } }))
  const request = { oldpassword: 'hanamaru1', newpassword: 'ohayou22' }
  const changed = await changes().callAndUpdate('change-password-safe', request, async () => success(null))
  expect(session.renewToken).toHaveBeenCalledTimes(continues ? 1 : 0)
  expect(changed).toEqual(continues ? success(null) : { ...success(null), warning: text.mayHaveToLogIn })
})

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
