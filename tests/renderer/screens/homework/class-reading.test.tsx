import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { type FakeMedia, fakeMedia } from '../../../fakes/media-element'
import { putBridge, renderScreen } from '../../render'
import { readingPaper } from '../class-reading-samples'
import { overviewOf } from '../class-writing-samples'
import { giveSize } from './fake-layout'
import { columns, homework, row } from './samples'

const readingColumn = { ...columns[0], topic_id: '95', resource_title: '文の音読', view_key: 'sentence-reading' }
const students = [
  row('1', '阿部 陽菜', { '95': 71 }),
  row('2', '𠮷田 大翔', { '95': 60 }),
  row('3', '髙橋 葵', { '95': 50 }, { team_id: '5', team_name: '2年B組' }),
]

let fake: FakeBridge
let media: FakeMedia
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  media = fakeMedia()
  fake = putBridge({ session: teacher })
  fake.answer('keeps.read', () => success({ value: null }))
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('topic-score-overview-x', () => success({ items: [readingColumn, columns[1]], total: 2 } as never))
  fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
  fake.api('one-topic-overview', () => success(overviewOf(students)))
  fake.api('topic-answer-paper', ({ student_id }) => success(readingPaper(student_id)))
  fake.answer('media.resolve', ({ files }) =>
    success({ addresses: files.map(file => `https://media.example/${file}`) }),
  )
})
afterEach(() => media.restore())

const open = (view: string) =>
  renderScreen(<HomeworkDetails />, {
    path: '/admin/homework-details/:homeworkId',
    url: `/admin/homework-details/501?tab=topic&topic_id=95&view=${view}`,
  })
const user = userEvent.setup()
const readers = (word: string) => screen.findByRole('region', { name: `「${word}」でつまずいた生徒` })

describe('つまずいた語 in 課題ごと', () => {
  it('shows the words with their counts, who stumbled, and their papers; arrow keys move from word to word', async () => {
    open('scores')
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    expect(fake.requests('topic-answer-paper')).toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'つまずいた語' }))
    expect(await screen.findByText('答案 3人分（語の評価あり 3人、語の評価なし 0人）')).toBeVisible()
    const words = screen.getByRole('toolbar', { name: 'つまずいた語' })
    expect(
      within(words)
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual([
      'at、1人／3人中',
      'six、1人／3人中',
      'he、1人／3人中',
      'gets、2人／3人中',
      'up、1人／3人中',
      'at、1人／3人中',
      'seven、2人／3人中',
      'swim、1人／2人中',
    ])
    // the hardest word first
    expect(await readers('gets')).toHaveTextContent('2人／3人中')
    within(words).getByRole('button', { name: /^gets/ }).focus()
    await user.keyboard('{End}{ArrowLeft}')
    const seven = within(await readers('seven'))
    expect(screen.getByText('髙橋 葵、阿部 陽菜', { selector: '[role=status]' })).toBeInTheDocument()
    expect(seven.getByText('読み誤り 1人')).toBeVisible()
    expect(seven.getByText('くり返し 1人')).toBeVisible()
    expect(seven.getByRole('link', { name: '髙橋 葵の答案を開く' })).toHaveAttribute(
      'href',
      '/admin/homework-details/501?topic_id=95&student_id=3',
    )
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(await readers('up')).toBeVisible()
    // a word that was chosen stays while the pointer passes others
    await user.hover(within(words).getByRole('button', { name: /^six/ }))
    expect(await readers('up')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.hover(within(words).getByRole('button', { name: /^gets/ }))
    expect(await readers('gets')).toBeVisible()
  })

  it('plays the word in one recording after another with P', async () => {
    const { container } = open('words')
    await readers('gets')
    await screen.findByRole('button', { name: '阿部 陽菜の録音のこの語を聞く' })
    const audios = () => [...container.querySelectorAll('audio')]
    await expect.poll(() => audios().length).toBe(2)
    await user.keyboard('p')
    const [first, second] = audios()
    if (!first || !second) throw new Error('no recordings')
    media.canPlay(first, 10)
    // 16 of 29 letters stand before it, 4 are its own; 0.3 s are heard before and after
    expect(first.currentTime).toBeCloseTo((10 * 16) / 29 - 0.3)
    media.canPlay(second, 10)
    media.tick(first, (10 * 20) / 29 + 0.31)
    expect(await screen.findByRole('button', { name: '𠮷田 大翔の録音を止める' })).toBeVisible()
    await user.keyboard('p')
    expect(await screen.findByRole('button', { name: '𠮷田 大翔の録音のこの語を聞く' })).toBeVisible()
  })

  it('shows the words of what has been read while other papers are read', async () => {
    const many = ['1', '2', '3', '4', '5', '6', '7'].map(id => row(id, `生徒${id}`, { '95': 60 }))
    let resolve = () => {}
    const promise = new Promise<void>(done => {
      resolve = done
    })
    fake.api('one-topic-overview', () => success(overviewOf(many)))
    fake.api('topic-answer-paper', async ({ student_id }) => {
      if (Number(student_id) > 5) await promise
      return success(readingPaper('1'))
    })
    open('words')
    expect(await screen.findByRole('toolbar', { name: 'つまずいた語' })).toBeVisible()
    expect(screen.getByText('答案を読み込んでいます（5／7人分）')).toBeVisible()
    resolve()
    expect(await screen.findByText('答案 7人分（語の評価あり 7人、語の評価なし 0人）')).toBeVisible()
    expect(await readers('gets')).toHaveTextContent('7人／7人中')
  })

  it('has the same words as a table that is sorted', async () => {
    open('words')
    await user.click(await screen.findByRole('radio', { name: '表' }))
    const table = await screen.findByRole('table', { name: 'つまずいた語　文の音読' })
    const cells = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(line => [...line.querySelectorAll('th, td')].map(cell => cell.textContent))
    expect(
      screen.getByText('読みもれ 2回・くり返し 1回は、どの語か評価に書かれていないため、語の数に入っていません。'),
    ).toBeVisible()
    expect(cells()).toHaveLength(8)
    expect(cells().find(([, word]) => word === 'swim')).toEqual([
      'No.2',
      'swim',
      '1人／2',
      '50%',
      '1',
      '―',
      '―',
      '髙橋 葵',
    ])
    expect(cells()[0]).toEqual(['No.1', 'gets', '2人／3', '67%', '2', '0', '0', '阿部 陽菜、𠮷田 大翔'])
    expect(cells()[1]).toEqual(['No.1', 'seven', '2人／3', '67%', '1', '0', '1', '髙橋 葵、阿部 陽菜'])
    fireEvent.click(within(table).getByRole('button', { name: /読みもれ/ }))
    expect(cells()[0]?.slice(1, 6)).toEqual(['at', '1人／3＊', '33%', '0', '1'])
  })

  it('names nobody while names are hidden', async () => {
    fake.answer('keeps.read', ({ key }) =>
      success({ value: key === 'review-settings' ? { hidesNames: true, hidesAi: false } : null }),
    )
    open('words')
    expect(within(await readers('gets')).getByRole('link', { name: '生徒 2の答案を開く' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '表' }))
    const table = await screen.findByRole('table', { name: 'つまずいた語　文の音読' })
    expect(table).toHaveTextContent('生徒 1、生徒 2')
    expect(document.body.innerHTML).not.toMatch(/阿部|𠮷田|髙橋/)
    await user.click(screen.getByRole('checkbox', { name: '名前を隠す' }))
    expect(await within(table).findByText('阿部 陽菜、𠮷田 大翔')).toBeVisible()
  })

  it('counts one class, says what could not be read, and what there is not', async () => {
    fake.api('topic-answer-paper', ({ student_id }) =>
      student_id === '2' ? refusal(500) : success(readingPaper(student_id)),
    )
    const view = open('words')
    expect(
      await screen.findByText('答案 3人分（語の評価あり 2人、語の評価なし 0人、読み込めなかった答案 1人）'),
    ).toBeVisible()
    fake.api('topic-answer-paper', ({ student_id }) => success(readingPaper(student_id)))
    await user.click(screen.getByRole('button', { name: '読み直す' }))
    expect(await screen.findByText('答案 3人分（語の評価あり 3人、語の評価なし 0人）')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    expect(await screen.findByText('答案 1人分（語の評価あり 1人、語の評価なし 0人）')).toBeVisible()
    view.unmount()
    fake.api('topic-answer-paper', () => success(readingPaper('4')))
    open('words')
    expect(await screen.findByText('語の評価がある音読は、まだありません。')).toBeVisible()
  })
})
