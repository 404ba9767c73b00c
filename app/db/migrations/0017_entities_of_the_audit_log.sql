ALTER TABLE "audit_log" RENAME COLUMN "thing" TO "entity";--> statement-breakpoint
ALTER TABLE "audit_log" RENAME COLUMN "thing_id" TO "entity_id";--> statement-breakpoint
ALTER INDEX "audit_log_thing" RENAME TO "audit_log_entity";