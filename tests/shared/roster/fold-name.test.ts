import { describe, expect, it } from 'vitest'
import { foldName } from '../../../shared/domain/roster/fold-name'

describe('names without variants', () => {
  it('are the same with the forms of family registers and those of a keyboard', () => {
    const registers = '冨嶋嶌眞櫻國惠瀨桒舘龍萬槇圓實壽條曾榮禮藏遙凛彌驒黑靑淸內'
    expect(foldName(registers)).toBe('富島島真桜国恵瀬桑館竜万槙円実寿条曽栄礼蔵遥凜弥騨黒青清内')
    expect(foldName('髙 﨑'), 'also with those of the search').toBe('高崎')
  })

  it('are the same without spaces, dots and hyphens, in any width and case', () => {
    expect(foldName("Ａnna-Maria O'Neil,Jr. ・=’‐")).toBe('annamariaoneiljr')
  })
})
