ALTER TABLE "damages" ADD COLUMN "expense_id" text;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD COLUMN "damage_id" text;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_expense_id_expenses_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."expenses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_damage_id_damages_id_fk" FOREIGN KEY ("damage_id") REFERENCES "public"."damages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_blocks" ADD CONSTRAINT "vehicle_blocks_damage_id_unique" UNIQUE("damage_id");