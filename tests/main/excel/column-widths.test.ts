/** How wide the columns of a score sheet are. */
import { expect, it } from 'vitest'
import { topicWidth } from '../../../main/excel/column-widths'

it.each([
  ['音読', 20, 9.5],
  ['教科書の単語テスト', 20, 11],
  ['教科書の単語テストと音読の練習', 20, 14],
  ['教科書の単語テストと音読の練習', 21, 10],
])('the column of %s, one of %i topics, has half of its title, within limits', (title, topics, width) => {
  expect(topicWidth(title, topics)).toBe(width)
})
