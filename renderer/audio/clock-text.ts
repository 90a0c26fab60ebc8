/** Seconds as mm:ss (SPEC §2 "audio progress control"); minutes may pass 99; what is no length is 00:00. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}
