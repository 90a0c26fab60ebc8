import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, paperWithItems } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { answerMark, item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

describe('blank-filling', () => {
  const boxes = (name: string) =>
    textsOf([...screen.getByRole('article', { name }).querySelectorAll<HTMLElement>('[data-blank]')])

  it('fills the boxes and marks each blank separately', () => {
    showPaper(paperOf('blank-filling'))
    expect(boxes('No.1')).toEqual(['空所1has been', '空所2since'])
    const first = item('No.1')
    expect(textsOf(first.getAllByRole('listitem'))).toEqual([
      '(1)空所1正解生徒の答え has been',
      '(2)空所2不正解生徒の答え since→正解：for',
    ])
    expect(first.getByText('一部正解')).toBeVisible()
    expect(first.getByText('50点')).toBeVisible()
    expect(first.getByText('58%')).toBeVisible()
  })

  it('shows the correct answer with all its alternatives when the answer is wrong', () => {
    showPaper(paperOf('blank-filling'))
    const second = item('No.2')
    expect(second.getByText('不正解')).toBeVisible()
    expect(second.getByText('got / woke')).toBeVisible()
  })

  it('shows 未回答 with the correct answer and without a mark', () => {
    showPaper(paperOf('blank-filling'))
    const third = item('No.3')
    expect(third.getByText('未回答')).toBeVisible()
    expect(third.getByText('left')).toBeVisible()
    expect(third.queryByText('不正解')).toBeNull()
    expect(boxes('No.3')).toEqual(['空所1'])
  })

  it('hides the correct answer of a right item, and puts the chosen word into the box', () => {
    showPaper(paperOf('blank-filling'))
    const fourth = item('No.4')
    expect(answerMark(fourth, '正解')).toBeVisible()
    expect(fourth.queryByText('正解：')).toBeNull()
    expect(boxes('No.4')).toEqual(['空所1so'])
  })

  it('breaks lines at newlines', () => {
    const { container } = showPaper(paperOf('blank-filling'))
    expect(container.querySelectorAll('br')).toHaveLength(1)
  })

  it('labels a wrong answer that was empty', () => {
    showPaper(
      paperWithItems('blank-filling', [{ index: 1, question: 'a __', answers: ['b'] }], [{ question_id: 1, score: 0 }]),
    )
    expect(item('No.1').getByText('（空欄）')).toBeVisible()
  })

  it('shows the right answers of a resource only on request', () => {
    showResource(paperOf('blank-filling'), true)
    expect(item('No.2').getByText('got / woke')).toBeVisible()
  })
})
