import { isNameForDevelopers } from './developer-matters.ts'
import type { Row } from './table-row.ts'

/** What the type, the label or the emoji before an entry says: `feat:`, `Added:`, `✨`. */
export type LabelKind = 'addition' | 'feature' | 'change' | 'unfit'

interface LabelRow extends Row {
  kind: LabelKind
}

export const labels: readonly LabelRow[] = [
  { kind: 'addition', what: 'addition, English', pattern: /^(?:new|add|adds|added|new feature)$/i, example: 'Added' },
  {
    kind: 'addition',
    what: 'addition, other languages',
    pattern:
      /^(?:新增|添加|追加|추가|neu|nouveau|nouveauté|ajout|ajouté|nuevo|nueva|añadido|novo|nova|adicionado|nuovo|aggiunto|добавлено|новое)$/iu,
    example: 'Nouveau',
  },
  {
    kind: 'feature',
    what: 'feature',
    pattern:
      /^(?:feat|feature|features|新功能|新特性|✨|🎉|🆕|🚀|🌟|⭐|⛰|:star2?:|:sparkles:|:tada:|:new:|:rocket:)$/iu,
    example: 'feat',
  },
  {
    kind: 'change',
    what: 'change',
    pattern:
      /^(?:perf|performance|enhance|enhanced|enhancement|improved?|improvements?|changed?|changes|tweak|updated?|optimi[sz]ed?|优化|改进|改善|변경|개선)$/iu,
    example: 'perf',
  },
  {
    kind: 'unfit',
    what: 'fix, removal or breaking change',
    pattern:
      /^(?:fix|fixes|fixed|bug|(?:bug|hot) ?fix(?:es)?|security|removed?|removal|deprecated?|drop|dropped|breaking(?: change)?|revert|reverted|resolved|warning|修复|修正|修復|移除|删除|수정|corrigé|behoben|entfernt|corregido|corretto|исправлено)$/iu,
    example: 'fix',
  },
]

/** The kind that a type or label says; undefined if it is none. */
export function labelKind(label: string): LabelKind | undefined {
  const name = label.replace(/\ufe0f/g, '')
  return labels.find(({ pattern }) => pattern.test(name))?.kind ?? (isNameForDevelopers(name) ? 'unfit' : undefined)
}
