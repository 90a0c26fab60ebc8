/** One cell with grade, class and number: 2年A組5番, 2-A-5, 2A05 and 20105. */
import { rosterSeat } from '../../text'
import { withoutLeadingZeros } from '../students'
import { classKey, gradeKey, splitTeamName, teamKey } from './class-names'

/** A reading of such a cell; `grade_name` is empty where the cell names only class and number. */
export interface Seat {
  grade_name: string
  class_name: string
  number: string
}

const separator = /\s*[-‐−–ー_/・., ]\s*/u

/** 2年A組5番, also with parts left out. */
const worded = /^(?:第?(\d{1,2}|[一二三四五六])(?:年|学年)の?)?(?:(\S{1,6}?)組)?(?:の)?(\d{1,3})番?$/u

/** 2A05 and A05. */
const lettered = /^(\d)?([a-z]|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han})(\d{1,3})$/iu

const seatOf = (grade: string | undefined, name: string, number: string): Seat | null => {
  const [bareGrade, bareName] = [grade?.replace(/^0+/, ''), name.replace(/^0+(?=.)/, '')]
  const isGrade = bareGrade === undefined || /^(?:[1-9]|1[0-2]|[一二三四五六])$/u.test(bareGrade)
  const isClass = /^(?:[1-9]\d?|\D{1,6}|\D{1,3}\d{1,2})$/u.test(bareName)
  if (!isGrade || !isClass || !/^\d{1,3}$/.test(number) || Number(number) === 0) return null
  return {
    grade_name: bareGrade === undefined ? '' : rosterSeat.grade(bareGrade),
    class_name: rosterSeat.class(bareName),
    number,
  }
}

/** How many digits grade, class and number can have, by the length of the whole, the most usual first. */
const digitParts: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  3: [
    [0, 1, 2],
    [1, 1, 1],
  ],
  4: [
    [1, 1, 2],
    [0, 2, 2],
  ],
  5: [[1, 2, 2]],
  6: [
    [2, 2, 2],
    [1, 2, 3],
  ],
}

/** All readings of a cell, the most usual first; none if it is no such cell. */
export function readSeat(text: string): Seat[] {
  const tidy = text.normalize('NFKC').trim()
  const found: (Seat | null)[] = []
  const parts = tidy.split(separator)
  const [, grade, name, number] = worded.exec(tidy.replace(/\s/gu, '')) ?? []
  if (number !== undefined && name !== undefined) found.push(seatOf(grade, name, number))
  else if (parts.length === 3) found.push(seatOf(...(parts as [string, string, string])))
  else if (parts.length === 2) {
    const [first = '', last = ''] = parts
    const [, ofGrade, ofClass] = /^(\d)(\D)$/u.exec(first) ?? []
    found.push(ofClass === undefined ? seatOf(undefined, first, last) : seatOf(ofGrade, ofClass, last))
  } else if (/^\d+$/.test(tidy)) {
    for (const [grades, classes] of digitParts[tidy.length] ?? []) {
      const name = tidy.slice(grades, grades + classes)
      found.push(seatOf(grades === 0 ? undefined : tidy.slice(0, grades), name, tidy.slice(grades + classes)))
    }
  } else {
    const [, ofGrade, ofClass, last] = lettered.exec(tidy) ?? []
    if (ofClass !== undefined && last !== undefined) found.push(seatOf(ofGrade, ofClass.toUpperCase(), last))
  }
  return found.filter(seat => seat !== null)
}

/**
 * Finds the reading of a cell that fits one of the classes. `isSure`: there is only one reading, or only one that fits.
 */
export function createSeatReader(teamNames: readonly string[]) {
  const keys = new Set(teamNames.map(teamKey))
  const classes = new Set(teamNames.flatMap(name => classKey(splitTeamName(name)?.class_name ?? '') || []))
  const fits = ({ grade_name, class_name }: Seat) =>
    grade_name === ''
      ? classes.has(classKey(class_name))
      : keys.has(teamKey(`${gradeKey(grade_name)}-${classKey(class_name)}`))
  return (text: string): { seat: Seat; isSure: boolean } | null => {
    const seats = readSeat(text)
    const fitting = seats.filter(fits)
    const seat = fitting[0] ?? seats[0]
    return seat === undefined ? null : { seat, isSure: seats.length === 1 || fitting.length === 1 }
  }
}

const differ = (one: string, other: string, key: (text: string) => string): boolean =>
  one !== '' && other !== '' && key(one) !== key(other)

/** Whether columns of the row say another grade, class or number than its cell with all three. */
export function contradicts(seat: Seat, { team, grade_name, class_name, number }: Seat & { team: string }): boolean {
  const named = splitTeamName(team)
  const ofClass = splitTeamName(class_name)?.class_name ?? class_name
  return (
    differ(seat.number, number, withoutLeadingZeros) ||
    [grade_name, named?.grade_name ?? ''].some(one => differ(seat.grade_name, one, gradeKey)) ||
    [ofClass, named?.class_name ?? ''].some(one => differ(seat.class_name, one, classKey))
  )
}
