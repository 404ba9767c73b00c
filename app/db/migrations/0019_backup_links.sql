CREATE TABLE "backup_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backup_links" ADD CONSTRAINT "backup_links_session_hash_admin_tokens_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."admin_tokens"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backup_links_session" ON "backup_links" USING btree ("session_hash");