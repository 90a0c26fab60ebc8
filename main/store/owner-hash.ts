/** Tells teachers apart in file names without telling who they are (DESIGN §3). */
import { createHash } from 'node:crypto'

/** 32 hexadecimal digits for an owner (`ownerOf` of main/teacher-data.ts). */
export const ownerHash = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 32)
