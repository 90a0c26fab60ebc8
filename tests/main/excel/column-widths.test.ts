/** How wide the columns of a score sheet are. */
import { expect, it } from 'vitest'
import { headingHeight, topicWidth } from '../../../main/excel/column-widths'

it.each([
  ['音読', 20, 9.5],
  ['教科書の単語テスト', 20, 11],
  ['教科書の単語テストと音読の練習', 20, 14],
  ['教科書の単語テストと音読の練習', 21, 10],
])('the column of %s, one of %i topics, has half of its title, within limits', (title, topics, width) => {
  expect(topicWidth(title, topics)).toBe(width)
})

it.each([
  ['no heading', [], 28],
  ['one line', ['音読'], 28],
  ['two lines', ['音読', '教科書の単語'], 42],
  ['a break', ['音読\n50点'], 42],
  ['more than five lines', ['教科書の単語'.repeat(6)], 84],
])('the row of headings has room for five lines and a button: %s', (_, titles, height) => {
  expect(headingHeight(titles.map(title => ({ title, width: 10 })))).toBe(height)
})
