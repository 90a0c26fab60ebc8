import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, paperWithItems } from '../../../fixtures/papers'
import { readingRecord } from '../../../fixtures/papers/body'
import { showPaper, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

describe('word-reading', () => {
  it('shows word, phonetic symbols, meaning, score with its letter, and the class', () => {
    showPaper(paperOf('word-reading'))
    const first = item('No.1')
    for (const text of ['umbrella', '/ʌmbrélə/', 'um-brel-la', 'かさ', '84', 'A', '71%', '76.4点']) {
      expect(first.getByText(text)).toBeVisible()
    }
    expect(textsOf(first.getAllByRole('listitem'))).toEqual(['発音 88', '流暢度 79', '完成度 96'])
  })

  it('shows 発音, 流暢度 and 完成度 only with a total score', () => {
    const items = [1, 2].map(index => ({ index, screen_text: `word${index}` }))
    const answers = [
      readingRecord(1, 84),
      readingRecord(2, 84, { total_score: null, study_report: { errorwords: [], speed: 120 } }),
    ]
    showPaper(paperWithItems('word-reading', items, answers))
    expect(item('No.1').getByRole('list', { name: '読み方の評価' })).toBeVisible()
    expect(item('No.2').getByText('84')).toBeVisible()
    expect(item('No.2').queryByRole('list', { name: '読み方の評価' })).toBeNull()
  })

  it('marks a score of 0 with a cross and shows score and class', () => {
    showPaper(paperOf('word-reading'))
    const second = item('No.2')
    expect(second.getByText('不正解')).toBeVisible()
    expect(second.getByText('C')).toBeVisible()
    expect(second.queryByText('未回答')).toBeNull()
  })

  it('shows the legend in the order of the specification', () => {
    showPaper(paperOf('word-reading'))
    expect(textsOf(within(screen.getByRole('list', { name: '点数の見かた' })).getAllByRole('listitem'))).toEqual([
      '未読',
      'C60点未満',
      'B60〜79点',
      'A80点以上',
    ])
  })
})

describe('sentence-reading', () => {
  it('marks misread words not only by colour, and counts them', () => {
    showPaper(paperOf('sentence-reading'))
    const first = item('No.1')
    expect(first.getByText('（読み誤り）').parentElement).toHaveTextContent('overslept（読み誤り）')
    for (const text of ['くり返し 1回', '読みもれ 2回', '読む速さ 118語/分'])
      expect(first.getByText(text)).toBeVisible()
    expect(item('No.2').getByText('（読み誤り）').parentElement).toHaveTextContent('isn’t')
  })

  it('always shows the sample answer', () => {
    showPaper(paperOf('sentence-reading'))
    expect(item('No.1').getByText('I got up late.')).toBeVisible()
  })

  it('shows evaluated HTML through the sanitizer', () => {
    const html = '<span style="color:red">I</span> <span class="good">run</span><img src=x onerror="alert(1)">'
    const { container } = showPaper(
      paperWithItems(
        'sentence-reading',
        [{ index: 1, screen_text: 'I run' }],
        [{ question_id: 1, score: 50, evaluate_html: html }],
      ),
    )
    expect(item('No.1').getByText('I')).toHaveClass('wrong')
    expect(item('No.1').getByText('run')).toHaveClass('good')
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('dialog', () => {
  it('puts the speakers on alternate sides, with avatar, score and letter', () => {
    showPaper(paperOf('dialog'))
    const turns = screen.getAllByRole('article')
    expect(turns.map(turn => turn.dataset.side)).toEqual(['left', 'right', 'left'])
    expect(item('No.1').getByRole('img', { name: '話し手A' })).toBeVisible()
    expect(item('No.2').getByRole('img', { name: '話し手B' })).toBeVisible()
    expect(item('No.1').getByText('92')).toHaveClass('score')
    expect(item('No.2').getByText('64')).toBeVisible()
    expect(item('No.2').getAllByText('B')).toHaveLength(2)
  })

  it('takes the place in the paper where an item has no number of its own', () => {
    showPaper(
      paperWithItems(
        'dialog',
        ['a', 'b'].map(index => ({ index, screen_text: 'Hi.' })),
      ),
    )
    expect(screen.getAllByRole('article').map(turn => turn.dataset.side)).toEqual(['left', 'right'])
  })

  it('shows the full text above', () => {
    showPaper(paperOf('dialog'))
    const lead = within(screen.getByRole('region', { name: '課題の本文' }))
    expect(lead.getByText('Are you free? Yes, I am.')).toBeVisible()
  })
})
