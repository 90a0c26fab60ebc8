import { expect, it } from 'vitest'
import { speechFailure } from '../../../main/evaluation/speech-failure'

const words = (...call: Parameters<typeof speechFailure>) => speechFailure(...call).error.message

it('shows at most 200 characters of what a server says', () => {
  const refused = (message: string) => words({ kind: 'refused', code: 71_234, message }, true)
  expect(refused(` ${'あ'.repeat(200)}`)).toContain('あ'.repeat(200))
  expect(refused('あ'.repeat(5000)).match(/あ/g)).toHaveLength(200)
  expect(refused('あ')).toContain('71234')
})

it('says whether the recording is on this PC still', () => {
  const lost = (isKept: boolean) => words({ kind: 'lost', reason: 'stalled' }, isKept)
  expect(lost(true)).toContain('録音は残っています。もう一度採点できます。')
  expect(lost(false)).not.toContain('録音は残っています。')
  expect(lost(false)).toContain('この録音は、このパソコンに保存できません。')
})
