/** Reports of a student and of a class (SPEC §7 Rankings and reports). */
import { average } from '../../../../shared/domain/scores'
import { submitStatus } from '../../../../shared/domain/statuses'
import type { reports } from '../../../../shared/endpoints/reports'
import { cellResultAt } from '../../data/marks'
import { submitStatusAt } from '../../data/round-times'
import { eachRound, type Round } from '../../data/submitted-rounds'
import type { Homework, Student } from '../../data/world-types'
import { oneDecimal } from '../homework/overviews'
import { familyRows, familyTallies } from '../study/families'
import { homeworkHead, homeworkIn, submissionCountsOf, submittedFigures } from '../study/homework'
import { spanOf } from '../study/period'
import { personOf, studentNamed, teamNamed } from '../study/students'
import { addRound, addTally, createTallies, figuresOf, meanOf, newTally } from '../study/tallies'
import type { Call, Handlers } from '../types'

/** A student's scores in a homework by now, topic by topic; empty if the student has handed in nothing. */
const scoresOf = ({ world, at }: Call, homework: Homework, place: number): number[] =>
  homework.topics.flatMap(topic => cellResultAt(world.seed, topic, place, at).score ?? [])

/** The class average of the homework: the mean of its students' averages, as in the score matrix. */
const classAverage = (call: Call, homework: Homework, students: ReadonlySet<Student>) =>
  oneDecimal(
    average(
      homework.students.flatMap((student, place) =>
        students.has(student) ? [average(scoresOf(call, homework, place))] : [],
      ),
    ),
  )

function studentLine(call: Call, homework: Homework, student: Student, team: ReadonlySet<Student>) {
  const place = homework.students.indexOf(student)
  const scores = scoresOf(call, homework, place)
  return {
    ...homeworkHead(homework, call.at),
    submit_status: submitStatusAt(call.world.seed, homework, place, call.at),
    completed_count: homework.topics.filter(topic => cellResultAt(call.world.seed, topic, place, call.at).rounds > 0)
      .length,
    average_score: oneDecimal(average(scores)),
    team_average_score: classAverage(call, homework, team),
  }
}

function teamLine(call: Call, homework: Homework, team: ReadonlySet<Student>) {
  const places = homework.students.flatMap((student, place) => (team.has(student) ? [place] : []))
  return {
    ...homeworkHead(homework, call.at),
    student_count: places.length,
    submitted_count: places.filter(
      place => submitStatusAt(call.world.seed, homework, place, call.at) === submitStatus.submitted,
    ).length,
    average_score: classAverage(call, homework, team),
  }
}

const noSubmissions = { homework: 0, submitted: 0 }

export const reportHandlers: Handlers<keyof typeof reports> = {
  'get-student-rpt'(request, call) {
    const student = studentNamed(call, request.student_id)
    const span = spanOf(call, request)
    const team = new Set([...student.team.students, student])
    const [studentTally, all] = [newTally(), newTally()]
    const [studentFamilies, allFamilies] = [familyTallies(), familyTallies()]
    const count = (round: Round) => {
      addRound(all, round)
      allFamilies.add(round)
      if (round.student !== student) return
      addRound(studentTally, round)
      studentFamilies.add(round)
    }
    eachRound(call.world, span, count, team)
    const homeworks = homeworkIn(call, span).filter(homework => homework.students.includes(student))
    return {
      ...personOf(student),
      ...submittedFigures(submissionCountsOf(call.world, homeworks, call.at).get(student) ?? noSubmissions),
      ...figuresOf(studentTally),
      team_average_score: meanOf(all),
      families: familyRows(studentFamilies, allFamilies),
      items: homeworks.map(homework => studentLine(call, homework, student, team)),
      total: homeworks.length,
    }
  },

  'get-team-rpt'(request, call) {
    const team = teamNamed(call, request.team_id)
    const span = spanOf(call, request)
    const students = new Set(team.students)
    const each = createTallies<Student>()
    const families = familyTallies()
    const count = (round: Round) => {
      each.add(round.student, round)
      families.add(round)
    }
    eachRound(call.world, span, count, students)
    const homeworks = homeworkIn(call, span).filter(homework => homework.students.some(one => students.has(one)))
    const submissions = submissionCountsOf(call.world, homeworks, call.at)
    const total = newTally()
    const all = { homework: 0, submitted: 0 }
    for (const student of students) {
      addTally(total, each.of(student))
      all.homework += submissions.get(student)?.homework ?? 0
      all.submitted += submissions.get(student)?.submitted ?? 0
    }
    return {
      team_id: team.id,
      team_name: team.name,
      student_count: students.size,
      ...submittedFigures(all),
      homework_count: homeworks.length,
      ...figuresOf(total),
      families: familyRows(families, families),
      homeworks: homeworks.map(homework => teamLine(call, homework, students)),
      items: team.students.map(student => ({
        ...personOf(student),
        ...submittedFigures(submissions.get(student) ?? noSubmissions),
        ...figuresOf(each.of(student)),
      })),
      total: students.size,
    }
  },
}
