/** What a write sent is not kept in the page after it ended: a request may have a password. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import { setBoot, setBridge, useWrite, type Write } from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
import type { WriteEndpointName } from '../../../shared/endpoints/index'
import { boot, fakeBridge, refusal, teacher } from '../../fakes/bridge'
import { defined } from '../../fixtures/defined'

/** Whether the text can be reached from an object by its fields. */
function reaches(from: object, secret: string): boolean {
  const seen = new Set<object>([from])
  for (const each of seen) {
    const values = each instanceof Map || each instanceof Set ? [...each].flat() : Object.values(each)
    for (const value of values) {
      if (value === secret) return true
      if (typeof value === 'object' && value !== null && !(value instanceof Node)) seen.add(value)
    }
  }
  return false
}

/** Shows a component that writes. Returns its write, and whether React or the query client still have a text. */
function show<N extends WriteEndpointName>(name: N) {
  const fake = fakeBridge()
  setBridge(fake.bridge)
  setBoot({ ...boot, session: teacher })
  const box: { write?: Write<N> } = {}
  const client = createQueryClient()
  function Writer() {
    box.write = useWrite(name, { quiet: true })
    return <p>{box.write.outcome?.kind}</p>
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <Writer />
    </QueryClientProvider>,
  )
  const fiber = Object.entries(defined(container.querySelector('p'))).find(([key]) => key.startsWith('__reactFiber'))
  return { fake, write: () => defined(box.write), has: (secret: string) => reaches(defined(fiber)[1], secret) }
}

const passwords = { oldpassword: 'hanamaru1', newpassword: 'kumo7Ame29xi' }

it.each([
  ['done', () => success(null)],
  ['refused', () => refusal(400, '現在のパスワードが正しくありません。')],
  ['unknown', () => failure('network', '')],
] as const)('the passwords of a change that is %s', async (kind, answer) => {
  const { fake, write, has } = show('change-password-safe')
  fake.api('change-password-safe', answer)
  await act(async () => void (await write().send(passwords)))
  expect(write().outcome?.kind).toBe(kind)
  expect([has(passwords.oldpassword), has(passwords.newpassword)]).toEqual([false, false])
  expect(await write().lookUp()).toBeNull()
})

it('the code of a mail address that was changed', async () => {
  const { fake, write, has } = show('change-email')
  fake.api('change-email', () => success(null))
  await act(async () => void (await write().send({ email: 'hanako@example.jp', code: '482913' })))
  expect(has('482913')).toBe(false)
})

it('only a write whose outcome can still be looked up is kept', async () => {
  const { fake, write, has } = show('requests-put')
  fake.api('order-list', () => failure('network', ''))
  fake.api('requests-put', () => failure('network', ''))
  const file = { name: '名簿.xlsx', type: '', bytes: new Uint8Array(3) }
  await act(async () => void (await write().send({ apply_type: 1, file })))
  expect([write().outcome?.kind, has('名簿.xlsx')]).toEqual(['unknown', true])
})
