/** Identifies teachers in file names without revealing their names or ids (DESIGN §3). */
import { createHash } from 'node:crypto'

/** 32 hexadecimal digits for an owner (`ownerOf` of main/teacher-data.ts). */
export const ownerHash = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 32)
