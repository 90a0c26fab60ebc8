import { describe, expect, it } from 'vitest'
import { readEdits, unsentChanges, withEdit } from '../../../../renderer/screens/manage-class/cell-edits'

describe('the draft of edits', () => {
  it('marks what was being sent when the program ended: the teacher sends it again', () => {
    expect(readEdits({ 's-1': { number: { value: '7', state: 'sending', message: '' } } })).toEqual({
      's-1': { number: { value: '7', state: 'unsent', message: '送信の途中で、はなまるが終了しました。' } },
    })
  })

  it('keeps the reasons of those that were refused, and drops what it does not know', () => {
    const refused = { value: '7', state: 'unsent', message: '断られました。' } as const
    const stored = { 's-1': { number: refused, colour: refused }, 's-2': { nickname: 'x' }, 's-3': null }
    expect(readEdits(stored)).toEqual({ 's-1': { number: refused } })
    expect(readEdits('x')).toBeNull()
  })

  it('lists what waits for the teacher, with the values that the server has', () => {
    const unsent = { value: '7', state: 'unsent', message: '' } as const
    const edits = withEdit({ 's-2': { number: { ...unsent, state: 'sending' } } }, 's-1', 'number', unsent)
    expect(unsentChanges(edits, () => '1')).toEqual([{ id: 's-1', field: 'number', from: '1', to: '7' }])
    expect(withEdit(edits, 's-1', 'number', null)).not.toHaveProperty('s-1')
  })
})
