import type { Failure } from '../../src/base/failure.ts'
import type { Audience } from '../../src/push/audience.ts'
import { renderAudiencesSummary } from '../../src/report/audiences-summary.ts'
import type { Preview } from '../../src/report/preview-result.ts'
import { renderPreviewSummary } from '../../src/report/preview-summary.ts'
import { reportOf } from '../../src/report/send-report.ts'
import type { FinishedSend } from '../../src/report/send-result.ts'
import { joinBlocks } from '../../src/runner/write-results.ts'

export const sendSummary = (finished: FinishedSend): string => joinBlocks(reportOf(finished).renderSummary())

export const audiencesSummary = (list: readonly Audience[] | Failure): string =>
  joinBlocks(renderAudiencesSummary(list))

export const previewSummary = (preview: Preview): string => joinBlocks(renderPreviewSummary(preview).blocks)
