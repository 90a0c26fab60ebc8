import { expect, it } from 'vitest'
import { passwordStrength } from '../../../../renderer/features/new-password/password-strength'

it.each([
  ['abcd1234', 'weak'],
  ['hanamaru1', 'weak'],
  ['aaaa1bcf', 'weak'],
  ['a1a1a1a1', 'weak'],
  ['kumo7ame', 'fair'],
  ['kumo7ame29', 'fair'],
  ['kumo7Ame2', 'fair'],
  ['kumo7Ame29', 'strong'],
  ['kumo7ame29xi', 'strong'],
])('the password %s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

it.each([
  ['xMisaki7Kumo29', 'weak'],
  ['kumo7Takahashi', 'weak'],
  // Short parts, and the domain of the school, say nothing.
  ['kumo7mi29Yuki', 'strong'],
  ['kumo7Example29', 'strong'],
])('for this teacher, the password %s is %s', (password, strength) => {
  expect(passwordStrength(password, ['misaki', 'mi.takahashi@example.jp'])).toBe(strength)
})
