import { expect, it } from 'vitest'
import { compareClasses, joinClasses } from '../../shared/domain/class-order'

it('sorts classes by grade, then by name; classes without a grade come last', () => {
  const names = ['英語クラブ', '2年B組', '10年A組', '１年B組', '2年A組', '1年A組']
  expect(names.toSorted(compareClasses)).toEqual(['1年A組', '１年B組', '2年A組', '2年B組', '10年A組', '英語クラブ'])
})

it('names the classes of a homework in their order', () => {
  expect(joinClasses(['2年B組', '放課後英語クラブ', '1年A組'])).toBe('1年A組・2年B組・放課後英語クラブ')
})
