import { beforeEach, expect, it } from 'vitest'
import { paperOf } from '../../../fixtures/papers'
import { showPaper, useFakeBridge } from '../render-view'
import { item } from '../screen-queries'

beforeEach(() => useFakeBridge())

it('recitation-sentence-reading shows sentence, meaning and score, and 未回答 without a score', async () => {
  showPaper(paperOf('recitation-sentence-reading'))
  for (const text of ['みなさん、こんにちは。', '95']) expect(item('No.1').getByText(text)).toBeVisible()
  expect(await item('No.1').findByRole('button', { name: '録音を再生' })).toBeVisible()
  expect(item('No.2').queryByText('未回答')).toBeNull()
  expect(item('No.3').getByText('未回答')).toBeVisible()
  expect(item('No.3').queryByRole('button')).toBeNull()
})
