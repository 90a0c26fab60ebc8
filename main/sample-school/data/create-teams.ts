/** Creates the classes and students (DESIGN §8). */
import { classNames, familyNames, firstNames, givenNames, gradeNames, homeRooms } from '../content/names'
import { pick } from './random'
import type { Size, Student, Team } from './world-types'

const perClass: Record<Size, number> = { full: 40, small: 10, huge: 1000, modest: 40 }

function studentName(seed: number, index: number, usedNames: Set<string>): string {
  const fixed = firstNames[index]
  if (fixed !== undefined) return fixed
  for (let attempt = 0; ; attempt++) {
    const name = `${pick(familyNames, seed, 11, index, attempt)} ${pick(givenNames, seed, 12, index, attempt)}`
    // Two students with the same name are realistic, but should be rare in a school of 320 students.
    if (!usedNames.has(name) || attempt > 5) return name
  }
}

/** A student's grade and class, taken from the name of their class; drawn at random for members of a club. */
function gradeAndClass(seed: number, team: string, index: number): Pick<Student, 'grade_name' | 'class_name'> {
  const [, grade, className] = /^(\d年)(.組)$/.exec(team) ?? []
  return {
    grade_name: grade ?? pick(gradeNames, seed, 13, index),
    class_name: className ?? pick(homeRooms, seed, 14, index),
  }
}

/** The classes in their order, each with its students sorted by number. */
export function createTeams(seed: number, size: Size): Team[] {
  const usedNames = new Set<string>()
  const width = Math.max(2, String(perClass[size]).length)
  let index = 0
  return classNames[size].map((name, at) => {
    const team: Team = {
      id: String(at + 1),
      name,
      allow_join: at % 3 === 2 ? 0 : 1,
      sort: at + 1,
      hidden: false,
      students: [],
    }
    for (let place = 1; place <= perClass[size]; place++, index++) {
      const nickname = studentName(seed, index, usedNames)
      usedNames.add(nickname)
      const student: Student = {
        id: `s-${index + 1}`,
        index,
        number: String(place).padStart(width, '0'),
        nickname,
        ...gradeAndClass(seed, name, index),
        team,
        since: 0,
      }
      team.students.push(student)
    }
    return team
  })
}
