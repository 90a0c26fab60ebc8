import { describe, expect, it } from 'vitest'
import { columnHead } from '../../../../renderer/screens/homework/matrix/column-head'

const head = (title: string, viewKey = 'blank-filling', full = 100) => columnHead({ title, viewKey, full })

describe('columnHead', () => {
  it('puts the kind on a line of its own, once', () => {
    expect(head('Unit 4 過去形（空所補充）')).toEqual({ title: 'Unit 4 過去形', kind: '空所補充' })
    expect(head('Unit 1 身の回り (単語の音読)', 'word-reading')).toEqual({
      title: 'Unit 1 身の回り',
      kind: '単語の音読',
    })
  })

  it('keeps a title whose brackets contain something else', () => {
    expect(head('Unit 4（前半）')).toEqual({ title: 'Unit 4（前半）', kind: '空所補充' })
    expect(head('（空所補充）').title).toBe('（空所補充）')
  })

  it('has no kind for an unknown view, and shows a full score other than 100', () => {
    expect(head('Unit 4（空所補充）', 'constructor', 50)).toEqual({ title: 'Unit 4（空所補充）', full: '50点満点' })
  })
})
