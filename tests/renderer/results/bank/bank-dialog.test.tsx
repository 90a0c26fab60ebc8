import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { BankButton } from '../../../../renderer/results/bank/BankButton'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

const user = userEvent.setup()

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher, generation: 1 })
})

async function open(): Promise<void> {
  render(
    <MantineProvider>
      <BankButton />
    </MantineProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'コメントの例文' }))
  await screen.findByRole('dialog', { name: 'コメントの例文' })
  await screen.findAllByRole('listitem')
}

const list = () => within(screen.getByRole('list', { name: '例文の一覧' }))
const texts = () => list().getAllByRole('listitem')
const written = () => fake.calls.filter(({ method }) => method === 'keeps.write').at(-1)?.argument

it('shows twenty sentences, those with a key first, and finds some of them', async () => {
  await open()
  expect(texts()).toHaveLength(20)
  expect(texts()[0]).toHaveTextContent('よく書けています。')
  expect(screen.getByRole('textbox', { name: '例文を探す' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: '例文を探す' }), 'ぜんち')
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toHaveTextContent('前置詞を見直しましょう。')
})

it('adds a sentence on top with Enter, and says why one cannot be added', async () => {
  await open()
  const field = screen.getByRole('textbox', { name: '新しい例文' })
  await user.type(field, 'よい例です。')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(texts()).toHaveLength(20)
  await user.type(field, '{Enter}')
  expect(texts()[0]).toHaveTextContent('よい例です。')
  expect(field).toHaveValue('')
  await user.type(field, 'よい例です。{Enter}')
  expect(screen.getByText('同じ例文があります。')).toBeVisible()
  expect(texts()).toHaveLength(21)
})

it('keeps the reading of a sentence, shows it, and finds the sentence by it', async () => {
  await open()
  await user.type(screen.getByRole('textbox', { name: '新しい例文' }), '敬語は要りません。')
  await user.type(screen.getByRole('textbox', { name: '新しい例文のよみ' }), 'けいご{Enter}')
  expect(texts()[0]).toHaveTextContent('敬語は要りません。よみ：けいご')
  await user.click(screen.getByRole('button', { name: '「敬語は要りません。」を編集' }))
  const reading = screen.getByRole('textbox', { name: '「敬語は要りません。」のよみ' })
  await user.clear(reading)
  await user.type(reading, 'けいごはいりません{Enter}')
  await user.type(screen.getByRole('textbox', { name: '例文を探す' }), 'はいり')
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toHaveTextContent('よみ：けいごはいりません')
  await waitFor(() => expect(JSON.stringify(written())).toContain('けいごはいりません'))
})

it('gives a key to a sentence, and the other one loses it', async () => {
  await open()
  const slotOf = (text: RegExp) => screen.getByRole('combobox', { name: text })
  await user.selectOptions(slotOf(/冠詞に気をつけましょう/), '1')
  expect(slotOf(/冠詞に気をつけましょう/)).toHaveValue('1')
  expect(slotOf(/よく書けています/)).toHaveValue('')
  await user.selectOptions(slotOf(/冠詞に気をつけましょう/), '番号なし')
  expect(slotOf(/冠詞に気をつけましょう/)).toHaveValue('')
})

it('changes a sentence in its row', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: /^「よく書けています。.*」を編集$/ }))
  const field = screen.getByRole('textbox', { name: /の新しい文$/ })
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, 'すばらしいです。{Enter}')
  expect(texts()[0]).toHaveTextContent('すばらしいです。')
  await waitFor(() => expect(JSON.stringify(written())).toContain('すばらしいです。'))
})

it('removes a sentence and brings it back to its place, with its key', async () => {
  await open()
  const before = texts().map(row => row.textContent)
  await user.click(screen.getByRole('button', { name: '「理由をもう一つ加えると、意見に説得力が出ます。」を削除' }))
  expect(texts()).toHaveLength(19)
  expect(screen.getByText(/を削除しました。/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^「具体例を一つ.*」を編集$/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '元に戻す' }))
  expect(texts().map(row => row.textContent)).toEqual(before)
})
