import { beforeEach, expect, it } from 'vitest'
import { paperOf } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item } from '../screen-queries'

beforeEach(() => useFakeBridge())

it('exam-word-choose shows the chosen option, and the right one if it was wrong', () => {
  showPaper(paperOf('exam-word-choose'))
  expect(item('No.1').getAllByText('不正解').length).toBeGreaterThan(0)
  expect(item('No.1').getByText('get は「手に入れる」です。')).toBeVisible()
  expect(item('No.2').getAllByText('正解')[0]).toBeVisible()
  expect(item('No.3').getByText('未回答')).toBeVisible()
})

it('exam-word-choose shows the right answer of a resource once, at the choice', () => {
  showResource(paperOf('exam-word-choose'), true)
  expect(item('No.1').getByText('正解').parentElement).toHaveTextContent('get正解')
  expect(item('No.1').queryByText('正解：')).toBeNull()
})
