import { describe, expect, it } from 'vitest'
import { asked, type DownloadRequest, heard, percent } from '../../../renderer/downloads/downloads'
import type { DownloadState } from '../../../shared/contract/types'

const request: DownloadRequest = { argument: { kind: 'score-sheet', homework_id: '501' }, title: '成績表' }
const state = (): DownloadState => ({ id: 'd1', name: '宿題_成績表.xlsx', state: 'running', received: 40, total: 80 })

describe('the downloads in sight', () => {
  it('joins what was asked with what was heard, whichever comes first', () => {
    expect(asked(heard([], state()), 'd1', request)).toEqual([{ id: 'd1', state: state(), request }])
    expect(heard(asked([], 'd1', request), state())).toEqual([{ id: 'd1', request, state: state() }])
  })
  it('knows the share where the end is known', () => {
    expect(percent({ received: 1, total: 3 })).toBe(33)
    expect(percent({ received: 9, total: 3 })).toBe(100)
    expect(percent({ received: 9 })).toBeNull()
    expect(percent({ received: 0, total: 0 })).toBeNull()
  })
})
