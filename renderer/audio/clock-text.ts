/**
 * Formats seconds as mm:ss (SPEC §2 "audio progress control"). Minutes may exceed 99; an invalid number gives 00:00.
 */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}
