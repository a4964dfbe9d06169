import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedFiles } from '../../../../build/commands/checks.mjs'

it('what has changed is named as it is called in the folder of the site, letters beyond ASCII included', () => {
  const repository = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(repository, { recursive: true }))
  const site = join(repository, 'site')
  mkdirSync(site)
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@site.example', '-c', 'commit.gpgSign=false']
    expect(spawnSync('git', [...author, ...args], { cwd: repository }).status, args.join(' ')).toBe(0)
  }
  git('init')
  writeFileSync(join(repository, 'other.ts'), '1')
  for (const name of ['same.ts', 'own.ts', 'ü.ts', 'gone.ts']) writeFileSync(join(site, name), '1')
  git('add', '.')
  git('commit', '-m', 'first')
  writeFileSync(join(repository, 'other.ts'), '2')
  for (const name of ['own.ts', 'ü.ts', 'new é.ts']) writeFileSync(join(site, name), '2')
  rmSync(join(site, 'gone.ts'))
  expect(changedFiles('HEAD', site).sort()).toEqual(['new é.ts', 'own.ts', 'ü.ts'])
})
