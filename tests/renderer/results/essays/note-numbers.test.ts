import { describe, expect, it } from 'vitest'
import { unsentWordOf } from '../../../../renderer/results/notes/unsent-word'
import { fitBeside, numberNotes } from '../../../../renderer/results/views/writing/print/note-numbers'
import type { Note } from '../../../../shared/items/note'

const noteOf = (startPos: number, endPos: number, comments = 'よい'): Note => ({
  pos: { startPos, endPos },
  comments,
  teacher: '齋藤 薫',
  sent_content: '',
})
const placed = (startPos: number, endPos: number, comments?: string) => ({
  note: noteOf(startPos, endPos, comments),
  start: startPos,
  end: endPos,
})

describe('numbers of comments on paper', () => {
  it('follow the text, and begin where the words are drawn', () => {
    const numbered = numberNotes([placed(9, 12, '後'), placed(1, 3, '先')], '𠮷田 goes home')
    expect(numbered.map(({ no, start, note }) => [no, start, note.comments])).toEqual([
      [1, 0, '先'],
      [2, 9, '後'],
    ])
  })

  it('are beside the text as long as the comments have room there', () => {
    const of = (count: number, letters: number, text: string) =>
      fitBeside(
        numberNotes(
          Array.from({ length: count }, () => placed(0, 1, 'あ'.repeat(letters))),
          text,
        ),
        text,
      )
    const long = 'I went to the sea with my family and we swam there all day. '.repeat(37)
    expect(of(1, 99, 'I am.')).toBe(true)
    expect(of(5, 99, 'I am.')).toBe(true)
    expect(of(30, 20, long)).toBe(true)
    expect(of(30, 99, 'I am.')).toBe(false)
    expect(of(30, 99, long)).toBe(false)
  })
})

describe('a comment that is not sent', () => {
  const sent = noteOf(0, 3)
  const written = noteOf(4, 6, '新しい')

  it('has a word, unlike those that the server has', () => {
    expect(unsentWordOf(undefined, written)).toBeNull()
    expect(unsentWordOf({ base: [sent], isSaved: false }, sent)).toBeNull()
    expect(unsentWordOf({ base: [sent], isSaved: false }, written)).toBe('下書き・未送信')
    expect(unsentWordOf({ base: [sent], isSaved: true }, written)).toBe('送信待ち')
    expect(unsentWordOf({ base: [sent], isSaved: false }, noteOf(0, 3, '書き直し'))).toBe('下書き・未送信')
  })
})
