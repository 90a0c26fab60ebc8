import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../renderer/results'
import { registry } from '../../../renderer/results/registry'
import { viewKeys } from '../../../shared/items/view-keys'
import { paperOf, paperWithItems, readPaper } from '../../fixtures/papers'
import { show, showPaper, showResource, useFakeBridge } from './show'

const item = (name: string) => within(screen.getByRole('article', { name }))
const texts = (list: HTMLElement[]) => list.map(one => one.textContent)

beforeEach(() => useFakeBridge())

describe('every view', () => {
  it('stands in the registry', () => {
    expect(Object.keys(registry).toSorted()).toEqual([...viewKeys].toSorted())
  })

  describe.each([...viewKeys])('%s', key => {
    it('numbers its items and shows 未回答 for those without a score', () => {
      const paper = paperOf(key)
      showPaper(paper)
      const items = screen.getAllByRole('article')
      expect(items.map(one => one.getAttribute('aria-label'))).toEqual(
        paper.content.items.map((_, at) => `No.${at + 1}`),
      )
      expect(screen.getAllByText('未回答').length).toBeGreaterThan(0)
    })

    it('shows a resource without answers: no mark, no 未回答, no recording', () => {
      showResource(paperOf(key))
      for (const word of ['未回答', '正解', '不正解', '正解：', '録音を再生'])
        expect(screen.queryByText(word)).toBeNull()
      expect(screen.queryByText(/正答率|平均点/)).toBeNull()
    })

    it('says so when there is no item', () => {
      showPaper(paperWithItems(key, []))
      expect(screen.getByText('この教材には設問がありません。')).toBeVisible()
    })

    it('keeps the place of a broken item and shows the others', () => {
      showPaper(paperWithItems(key, [{ index: 1, screen_text: 'One.' }, 'broken', { index: 3, screen_text: 'Three.' }]))
      expect(item('No.2').getByText('この項目は表示できません')).toBeVisible()
      expect(item('No.1').getByText('One.')).toBeVisible()
      expect(item('No.3').getByText('Three.')).toBeVisible()
    })

    it('shows items that hold nothing at all', () => {
      showPaper(paperWithItems(key, [{}, { index: 2 }]))
      expect(screen.getAllByRole('article')).toHaveLength(2)
    })

    it('shows a hundred items', () => {
      const items = Array.from({ length: 100 }, (_, at) => ({ index: at + 1, screen_text: `Text ${at + 1}.` }))
      showPaper(paperWithItems(key, items))
      expect(screen.getAllByRole('article')).toHaveLength(100)
      expect(item('No.100').getByText('Text 100.')).toBeVisible()
    })

    it('shows the student the same items', () => {
      const paper = paperOf(key)
      const { container, unmount } = showPaper(paper)
      const articles = container.querySelectorAll('article').length
      unmount()
      const student = show(<ResultView paper={paper} viewer="student" showAnswers />)
      expect(student.container.querySelectorAll('article')).toHaveLength(articles)
      expect(student.container.textContent).not.toContain('生徒の答え')
    })
  })

  it('says so when the view is not known', () => {
    showPaper(readPaper('chat-pot', {}))
    expect(screen.getByText('この教材の表示にはまだ対応していません。')).toBeVisible()
  })
})

describe('word-reading', () => {
  it('shows word, sound signs, meaning, figure with its letter, and the class', () => {
    showPaper(paperOf('word-reading'))
    const first = item('No.1')
    for (const text of ['umbrella', '/ʌmbrélə/', 'um-brel-la', 'かさ', '84', 'A', '71%', '76.4点']) {
      expect(first.getByText(text)).toBeVisible()
    }
    expect(texts(first.getAllByRole('listitem'))).toEqual(['発音 88', '流暢度 79', '完成度 96'])
  })

  it('crosses a score of 0 and shows its figure and class', () => {
    showPaper(paperOf('word-reading'))
    const second = item('No.2')
    expect(second.getByText('不正解')).toBeVisible()
    expect(second.getByText('C')).toBeVisible()
    expect(second.queryByText('未回答')).toBeNull()
  })

  it('explains the letters in the order of the specification', () => {
    showPaper(paperOf('word-reading'))
    expect(texts(within(screen.getByRole('list', { name: '点数の見かた' })).getAllByRole('listitem'))).toEqual([
      '未読',
      'C60点未満',
      'B60〜79点',
      'A80点以上',
    ])
  })
})

describe('sentence-reading', () => {
  it('marks misread words by more than colour, and counts', () => {
    showPaper(paperOf('sentence-reading'))
    const first = item('No.1')
    expect(first.getByText('（読み誤り）').parentElement).toHaveTextContent('overslept（読み誤り）')
    for (const text of ['くり返し 1回', '読みもれ 2回', '速さ 118語/分']) expect(first.getByText(text)).toBeVisible()
    expect(item('No.2').getByText('（読み誤り）').parentElement).toHaveTextContent('isn’t')
  })

  it('always shows the model answer', () => {
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

describe('blank-filling', () => {
  const boxes = (name: string) =>
    texts([...screen.getByRole('article', { name }).querySelectorAll<HTMLElement>('[data-blank]')])

  it('fills the boxes and marks each blank by itself', () => {
    showPaper(paperOf('blank-filling'))
    expect(boxes('No.1')).toEqual(['空所1has been', '空所2since'])
    const first = item('No.1')
    expect(texts(first.getAllByRole('listitem'))).toEqual([
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
    expect(fourth.getByText('正解')).toBeVisible()
    expect(fourth.queryByText('正解：')).toBeNull()
    expect(boxes('No.4')).toEqual(['空所1so'])
  })

  it('breaks lines at newlines', () => {
    const { container } = showPaper(paperOf('blank-filling'))
    expect(container.querySelectorAll('br')).toHaveLength(1)
  })

  it('writes that a wrong answer was empty', () => {
    showPaper(
      paperWithItems('blank-filling', [{ index: 1, question: 'a __', answers: ['b'] }], [{ question_id: 1, score: 0 }]),
    )
    expect(item('No.1').getByText('（空欄）')).toBeVisible()
  })

  it('shows the right answers of a resource only on demand', () => {
    showResource(paperOf('blank-filling'), true)
    expect(item('No.2').getByText('got / woke')).toBeVisible()
  })
})

describe('listening', () => {
  it('shows what was taken among the choices', () => {
    showPaper(paperOf('listening'))
    const choices = texts(within(item('No.1').getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))
    expect(choices).toEqual(['1To the park.', '2To the library.生徒の答え'])
    expect(item('No.1').getByText('I’m going to the library.')).toBeVisible()
  })

  it('points out the right choice of a wrong answer', () => {
    showPaper(paperOf('listening'))
    const sub = within(screen.getByRole('region', { name: 'Q.1' }))
    expect(texts(within(sub.getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))).toEqual([
      '1Ken生徒の答え',
      '2Emi正解',
    ])
    expect(sub.getByText('40%')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Q.2' })).getByText('未回答')).toBeVisible()
  })

  it('names pictures by their place', async () => {
    showPaper(paperOf('listening'))
    const third = item('No.3')
    expect(await third.findByRole('img', { name: '選択肢1の画像' })).toHaveAttribute(
      'src',
      'https://media.example/r-31/umbrella.png',
    )
    expect(third.getByText('選択肢1')).toBeVisible()
    expect(third.getByText('選択肢2')).toBeVisible()
  })
})

describe('dialog', () => {
  it('puts the speakers on alternate sides, with avatar, figure and letter', () => {
    showPaper(paperOf('dialog'))
    const turns = screen.getAllByRole('article')
    expect(turns.map(turn => turn.dataset.side)).toEqual(['left', 'right', 'left'])
    expect(item('No.1').getByRole('img', { name: '話し手A' })).toBeVisible()
    expect(item('No.2').getByRole('img', { name: '話し手B' })).toBeVisible()
    expect(item('No.1').getByText('92')).toHaveClass('score')
    expect(item('No.2').getByText('64')).toBeVisible()
    expect(item('No.2').getAllByText('B')).toHaveLength(2)
  })

  it('shows the whole text above', () => {
    showPaper(paperOf('dialog'))
    const lead = within(screen.getByRole('region', { name: '課題の本文' }))
    expect(lead.getByText('Are you free? Yes, I am.')).toBeVisible()
  })
})
